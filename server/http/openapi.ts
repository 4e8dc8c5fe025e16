import swagger from '@fastify/swagger';
import type { App } from './app.ts';

/**
 * The interface as OpenAPI, made from the schemas by which requests are checked and answers written: it cannot say anything else than what is done. Before the first route.
 */
export const documentRoutes = async (app: App): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Ravelin',
        description:
          'Accounts and tables for people who are signed in (a cookie), and the words of the engine protocol for programs (a token). See docs/server.md and docs/bot-api.md.',
        version: '1',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'ravelin' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url }) => {
      const security = url.startsWith('/api/bot/') ? [{ token: [] }] : [{ session: [] }];
      return { schema: { ...schema, security }, url };
    },
  });
  let text: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json').send(text);
  });
};
