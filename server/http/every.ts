/** Does something again and again, never twice at the same time, until it is ended. */
export const every = (
  milliseconds: number,
  act: () => Promise<unknown>,
  onTrouble: (error: unknown) => void,
): { end(): Promise<void> } => {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= act()
      .catch(onTrouble)
      .finally(() => {
        running = undefined;
      });
  }, milliseconds).unref();
  return {
    end: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
