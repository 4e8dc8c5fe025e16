/**
 * Starts the server, which was built, and ends it in order when the process is told to stop.
 * @param {import('@ravelin/server').Environment} environment
 * @param {import('@ravelin/server').ServerSettings['client']} [client]
 */
export const serveUntilStopped = async (environment, client) => {
  const { startServer } = await import('@ravelin/server');
  const server = await startServer(environment, console.error, client);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => server.end().then(() => process.exit(0)));
  return server;
};
