/** `npm test` contents itself with few turns; `npm run bench -- reliability` asks for all of them. */
const ALL = Boolean(process.env.FULL_COUNTS);

/** How often something is tried. */
export const turns = (all: number, few: number): number => (ALL ? all : few);

/** What of a whole matrix is tried: the first of it, which stand for the rest, or all. */
export const someOf = <Item>(items: readonly Item[], few: number): readonly Item[] =>
  items.slice(0, turns(items.length, few));
