/** How often something may be done in a window of this length. `name` keeps counts apart. */
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

/** How long somebody waits between failures. `name` keeps counts apart. */
export interface Delay {
  name: string;
  /** How many failures cost nothing. */
  free: number;
  /** After the next one; it doubles with every further failure. */
  firstMs: number;
  longestMs: number;
  /** After so long without a failure all is forgotten. */
  forgetMs: number;
}
