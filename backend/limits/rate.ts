/** Limit of attempts in a window of this length. `name` separates counts. */
export interface Rate {
  name: string;
  times: number;
  windowMs: number;
  /**
   * For what is cheap and asked for all the time: each process counts for itself, and tells the others every
   * second of those who come near the limit. Else every attempt is counted by all of them at once.
   */
  inBatches?: true;
}

/** Delays between failures. `name` separates counts. */
export interface Delay {
  name: string;
  /** Number of failures without a delay. */
  free: number;
  /** After the next one; it doubles with every further failure. */
  firstMs: number;
  longestMs: number;
  /** After so long without a failure all is forgotten. */
  forgetMs: number;
}
