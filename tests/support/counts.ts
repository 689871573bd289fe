/**
 * How often something is tried: `npm test` contents itself with few turns, `npm run bench -- reliability` asks
 * for all of them by `FULL_COUNTS`.
 */
export const turns = (all: number, few: number): number => (process.env.FULL_COUNTS ? all : few);
