/** Seeded random numbers (mulberry32): the same seed always gives the same drawing. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** `value` give or take `spread`. */
  near(value: number, spread: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function createRandom(seed: number): Random {
  let state = (seed * 0x9e3779b1 + 0x6d2b79f5) | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    near: (value, spread) => between(value - spread, value + spread),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
