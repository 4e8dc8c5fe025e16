/** How long the end of a server may take, in milliseconds. */
const LONGEST_END = 30_000;

/**
 * Starts the server, which was built, and ends it in order when the process is told to stop.
 * @param {import('@ravelin/server').Environment} environment
 * @param {import('@ravelin/server').ServerSettings['client']} [client]
 */
export const serveUntilStopped = async (environment, client) => {
  const { startServer } = await import('@ravelin/server');
  const server = await startServer(environment, console.error, client);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => {
      setTimeout(() => process.exit(1), LONGEST_END).unref();
      server.end().then(() => process.exit(0));
    });
  return server;
};

/**
 * Does what the operator of a server asks of its database, and says what came of it.
 * @param {readonly string[]} words
 */
export const sayAfter = async (words) => {
  const { runCommand } = await import('@ravelin/server');
  try {
    console.log(await runCommand(words, process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
