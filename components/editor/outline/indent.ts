/** The indent of each level, in px. */
export const INDENT = 16;

/** The room before a line of a level, in px. */
export function indentOf(level: number): number {
  return 8 + (level - 1) * INDENT;
}
