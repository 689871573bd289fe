import { PALETTE } from '@/core/model/palette';
import type { Theme } from '@/core/model/theme';
import type { Palette } from '../ui/color/palette';
import * as messages from './messages';

/** The colors of a theme in the words of an admin, by their names in pages (core/rules/design/theme-css.ts). */
const THEME_COLORS = [
  [messages.accent, 'accent', 'accent'],
  [messages.textOnAccent, 'on-accent', 'onAccent'],
  [messages.background, 'ground', 'ground'],
  [messages.surface, 'surface', 'surface'],
  [messages.text, 'ink', 'ink'],
  [messages.mutedText, 'muted', 'muted'],
  [messages.borders, 'line', 'line'],
  [messages.header, 'chrome', 'chrome'],
  [messages.headerText, 'on-chrome', 'onChrome'],
] as const satisfies readonly (readonly [string, string, keyof Theme])[];

const NAMED = Object.entries(PALETTE).map(([name, color]) => ({ name, value: color, color }));

/** Returns the palette of a shop. Colors of its theme are references, which follow the theme. */
export function shopPalette(theme: Theme): Palette {
  const ofTheme = THEME_COLORS.map(([name, property, field]) => ({
    name,
    value: `--${property}`,
    color: theme[field],
  }));
  return { theme: ofTheme, named: NAMED };
}
