import { expect, it } from 'vitest';
import { DEFAULT_THEME, FONT_FAMILIES } from '@/core/model/theme';
import { themeSchema } from '@/core/model/theme.schema';
import { themeCss } from '@/core/rules/design/theme-css';

it('a theme becomes custom properties of the document', () => {
  const css = themeCss({ ...DEFAULT_THEME, accent: '#aa5500', radius: 8 });
  expect(css).toMatch(/^:root\{--accent:#aa5500;.*\}$/);
  expect(css).toContain('--radius:8px');
});

it.each(FONT_FAMILIES)('the typeface %s has a fallback in its own measure', (displayFont) => {
  expect(themeCss({ ...DEFAULT_THEME, displayFont })).toMatch(/--font-display:[^;]+ Fallback/);
});

it('nothing that is no colour, typeface or number gets into the style', () => {
  const hostile = { accent: 'red;}body{display:none', radius: '8px', displayFont: '</style>' };
  expect(themeSchema.parse(hostile)).toEqual(DEFAULT_THEME);
});
