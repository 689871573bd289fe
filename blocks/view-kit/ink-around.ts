import type { OwnStyle } from './own-style';

/**
 * The colour that somebody has set of all that stands in an element, for parts that would have the shop's
 * own there. What is quieter is mixed from the text's colour where it is read, so that what has a ground
 * of its own stays as legible as it is elsewhere.
 */
export function inkAround(color: string): OwnStyle {
  return {
    '--ink-around': color,
    '--muted': 'color-mix(in srgb, currentcolor 74%, transparent)',
    '--line': 'color-mix(in srgb, currentcolor 24%, transparent)',
    '--focus': color,
  };
}
