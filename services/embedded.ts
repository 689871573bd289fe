/** What an embed shows: its data, or why there is none. */
export type Embedded<Data extends object> =
  | { state: 'there'; data: Data }
  | { state: 'missing' | 'unavailable' };
