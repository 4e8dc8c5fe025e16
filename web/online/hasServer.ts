/** Does the page come from a server for online play? Such a server says so in the page; any other place that holds its files does not. */
export const hasServer = (): boolean => document.querySelector('meta[name="ravelin-server"]') !== null;
