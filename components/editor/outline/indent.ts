/** The indent of each level, in px. */
export const INDENT = 16;

/** The room before a line of a level, in px. */
export const indentOf = (level: number): number => 8 + (level - 1) * INDENT;
