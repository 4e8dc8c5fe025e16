/** How large a Front's counter is drawn. */
export interface CounterSize {
  readonly width: number;
  readonly height: number;
  /** A narrow frame has no room for the Front's name under its leader's: flag, sign and road tell it. */
  readonly named: boolean;
}
export const COUNTER: CounterSize = { width: 116, height: 36, named: true };
export const NARROW_COUNTER: CounterSize = { width: 138, height: 42, named: false };
