import type { FontFamily, Theme } from '../../model/theme';

interface Typeface {
  /** Family as named in `styles/fonts.css` and its fallback in the same measure. */
  family: string;
  /** The weight of a display face. */
  weight: number;
  tracking: string;
  /** Figures in amounts; tabular ones where they are well spaced. */
  figures?: 'normal';
}

const TYPEFACES: Record<FontFamily, Typeface> = {
  fraunces: {
    family: "Fraunces,'Fraunces Fallback','Fraunces Wide',serif",
    weight: 480,
    tracking: '-0.015em',
  },
  figtree: {
    family: "Figtree,'Figtree Fallback','Figtree Wide',sans-serif",
    weight: 650,
    tracking: '-0.015em',
  },
  'sofia-condensed': {
    family: "'Sofia Condensed','Sofia Condensed Fallback','Sofia Condensed Wide',sans-serif",
    weight: 800,
    tracking: '0',
  },
  inter: {
    family: "Inter,'Inter Fallback','Inter Wide',sans-serif",
    weight: 650,
    tracking: '-0.02em',
  },
  schibsted: {
    family: "Schibsted,'Schibsted Fallback','Schibsted Wide',sans-serif",
    weight: 560,
    tracking: '-0.02em',
    figures: 'normal',
  },
};

/** A theme as CSS custom properties on the document; every value has passed the theme's schema. */
export function themeCss(theme: Theme): string {
  const display = TYPEFACES[theme.displayFont];
  const text = TYPEFACES[theme.textFont];
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
    'font-display': display.family,
    'font-text': text.family,
    figures: text.figures ?? 'tabular-nums',
    'weight-display': display.weight,
    'tracking-display': display.tracking,
  };
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
