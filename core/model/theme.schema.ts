import * as z from 'zod/mini';
import { DEFAULT_THEME, FONT_FAMILIES } from './theme';

const color = (fallback: string) => z.catch(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), fallback);
const font = (fallback: (typeof FONT_FAMILIES)[number]) => z.catch(z.enum(FONT_FAMILIES), fallback);

/**
 * A shop's look as the CSS custom properties it becomes: colors as #rrggbb (`chrome` is the header's ground), two
 * typefaces, and the corner radius in px (0 to 24). Anything invalid falls back to the default look, field by field.
 */
export const themeSchema = z.object({
  accent: color(DEFAULT_THEME.accent),
  onAccent: color(DEFAULT_THEME.onAccent),
  ground: color(DEFAULT_THEME.ground),
  surface: color(DEFAULT_THEME.surface),
  ink: color(DEFAULT_THEME.ink),
  muted: color(DEFAULT_THEME.muted),
  line: color(DEFAULT_THEME.line),
  chrome: color(DEFAULT_THEME.chrome),
  onChrome: color(DEFAULT_THEME.onChrome),
  displayFont: font(DEFAULT_THEME.displayFont),
  textFont: font(DEFAULT_THEME.textFont),
  radius: z.catch(z.number().check(z.minimum(0), z.maximum(24)), DEFAULT_THEME.radius),
});
