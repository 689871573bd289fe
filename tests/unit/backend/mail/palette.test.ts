import { expect, test } from 'vitest';
import { brandColors, dayColors, nightColors } from '@/backend/mail/kit/palette';
import { DEFAULT_THEME, type Theme } from '@/core/model/theme';
import { contrastOf } from '@/core/rules/design/contrast';

const COLORS = ['#000000', '#ffffff', '#777777', '#d4f23a', '#1f5cff', '#a54a2a', '#fdfaf5'];

/** Themes in which every color is one of a few, all that do not go together among them. */
const THEMES: readonly Theme[] = COLORS.flatMap((ground) =>
  COLORS.flatMap((ink) =>
    COLORS.map((accent) => ({
      ...DEFAULT_THEME,
      ...{ ground, surface: ground, chrome: ground },
      ...{ ink, muted: ink, onChrome: ink, accent, onAccent: ink },
    })),
  ),
);

test('words of a mail are legible on their ground, whatever colours a shop has [S9.136]', () => {
  for (const theme of THEMES) {
    for (const { outside, onOutside, background: ground, ink, muted, link } of [
      dayColors(theme),
      nightColors(theme),
    ]) {
      for (const color of [ink, muted, link]) {
        expect(contrastOf(color, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastOf(onOutside, outside)).toBeGreaterThanOrEqual(4.5);
    }
    const { band, onBand, button, onButton, buttonEdge } = brandColors(theme);
    expect(contrastOf(onBand, band)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(onButton, button)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(buttonEdge, theme.ground)).toBeGreaterThanOrEqual(1.5);
  }
});

test('a colour that is legible stays what it is', () => {
  const linkOf = (accent: string) =>
    dayColors({ ...DEFAULT_THEME, ground: '#ffffff', accent }).link;
  expect(linkOf('#a54a2a')).toBe('#a54a2a');
  expect(linkOf('#ffffff')).toMatch(/^#[0-7]/);
});
