/** Far more than a layout as deep as one may be needs, and far less than any program's stack. */
export const MAX_JSON_DEPTH = 500;

/** Returns whether lists and objects stand in each other deeper than that, level by level: stacks end sooner. */
export function isDeeperThan(depth: number, value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let at = 0; at < depth && level.length > 0; at += 1) {
    const next: object[] = [];
    for (const one of level)
      for (const inner of valuesOf(one)) if (isNested(inner)) next.push(inner);
    level = next;
  }
  return level.some((one) => valuesOf(one).length > 0);
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valuesOf = (one: object): readonly unknown[] =>
  Array.isArray(one) ? one : Object.values(one);
