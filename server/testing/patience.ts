/** For tests: how long they wait for their database, in milliseconds. On a machine that stands still for some seconds it is not away. */
export const PATIENT = 120_000;
