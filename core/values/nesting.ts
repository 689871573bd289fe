/** Far more than a layout as deep as one may be needs, and far less than any program's stack. */
export const MAX_JSON_DEPTH = 500;

/** Returns whether lists and objects stand in each other deeper than that, level by level: stacks end sooner. */
export function isDeeperThan(depth: number, value: unknown): boolean {
  let level = [value];
  for (let at = 0; at <= depth && level.length > 0; at += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []));
  }
  return level.length > 0;
}
