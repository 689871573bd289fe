import Head from 'next/head';
import type { Theme } from '@/core/model/theme';
import { TYPEFACES } from '@/styles/fonts';

interface ThemeStyleProps {
  theme: Theme;
}

/** The shop's theme as CSS custom properties on the document, for the page and what floats above it. */
export function ThemeStyle({ theme }: ThemeStyleProps) {
  return (
    <Head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every value passed the theme's schema */}
      <style key="theme" dangerouslySetInnerHTML={{ __html: themeCss(theme) }} />
      <meta key="theme-color" name="theme-color" content={theme.chrome} />
    </Head>
  );
}

function themeCss(theme: Theme): string {
  const display = TYPEFACES[theme.displayFont];
  const properties = {
    accent: theme.accent,
    'on-accent': theme.onAccent,
    ground: theme.ground,
    surface: theme.surface,
    ink: theme.ink,
    muted: theme.muted,
    line: theme.line,
    chrome: theme.chrome,
    'on-chrome': theme.onChrome,
    focus: theme.ink,
    radius: `${theme.radius}px`,
    'font-display': `${display.family}, sans-serif`,
    'font-text': `${TYPEFACES[theme.textFont].family}, sans-serif`,
    'weight-display': display.displayWeight,
    'tracking-display': display.displayTracking,
  };
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
