/** Data of an embed, or the reason of its absence. */
export type Embedded<Data extends object> =
  | { state: 'there'; data: Data }
  | { state: 'missing' | 'unavailable' };
