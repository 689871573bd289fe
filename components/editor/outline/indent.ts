/** How far each level begins to the right of the one around it, in px. */
export const INDENT = 16;

/** The room before a line of a level, in px. */
export function indentOf(level: number): number {
  return 8 + (level - 1) * INDENT;
}
