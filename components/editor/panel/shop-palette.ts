import { PALETTE } from '@/core/model/palette';
import type { Theme } from '@/core/model/theme';
import type { Palette } from '../ui/color/palette';

/** The colours of a theme in the words of an admin, by their names in pages (core/rules/design/theme-css.ts). */
const THEME_COLORS = [
  ['Accent', 'accent', 'accent'],
  ['On the accent', 'on-accent', 'onAccent'],
  ['Ground', 'ground', 'ground'],
  ['Surface', 'surface', 'surface'],
  ['Ink', 'ink', 'ink'],
  ['Soft ink', 'muted', 'muted'],
  ['Lines', 'line', 'line'],
  ['Header', 'chrome', 'chrome'],
  ['On the header', 'on-chrome', 'onChrome'],
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
