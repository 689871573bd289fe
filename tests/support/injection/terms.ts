/** What a vector does when it runs: `'hit' in window` is then true in the page. */
export const HIT = 'top.hit=1';
/** Where vectors try to load from or to lead to. */
export const FOREIGN_HOST = 'evil.example';
export const FOREIGN = `//${FOREIGN_HOST}`;

export type Named = readonly (readonly [name: string, text: string])[];
