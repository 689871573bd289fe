import type { FontFamily } from '@/core/model/theme';
import type { ShopFacts } from './facts';
import { type BrandColors, brandColors, dayColors, nightColors, type Palette } from './palette';

export interface Look {
  day: Palette;
  night: Palette;
  brand: BrandColors;
  display: MailTypeface;
  text: MailTypeface;
  /** Corner radius, in px. */
  radius: number;
}

export function lookOf({ theme }: Pick<ShopFacts, 'theme'>): Look {
  return {
    day: dayColors(theme),
    night: nightColors(theme),
    brand: brandColors(theme),
    display: TYPEFACES[theme.displayFont],
    text: TYPEFACES[theme.textFont],
    radius: theme.radius,
  };
}

interface MailTypeface {
  /** Names without quotes, so that they may stand in an attribute. */
  family: string;
  weight: number;
  tracking: string;
}

/** Few programs load a typeface: each is followed by what comes near it and is there already. */
const TYPEFACES: Record<FontFamily, MailTypeface> = {
  fraunces: { family: 'Fraunces,Georgia,Times New Roman,serif', weight: 400, tracking: '-0.01em' },
  figtree: {
    family: 'Figtree,Avenir Next,Segoe UI,Helvetica,Arial,sans-serif',
    weight: 600,
    tracking: '-0.01em',
  },
  'sofia-condensed': {
    family: 'Sofia Sans Extra Condensed,Avenir Next Condensed,Arial Narrow,Arial,sans-serif',
    weight: 800,
    tracking: '0',
  },
  inter: {
    family: 'Inter,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif',
    weight: 600,
    tracking: '-0.02em',
  },
  schibsted: {
    family: 'Schibsted Grotesk,Helvetica Neue,Segoe UI,Helvetica,Arial,sans-serif',
    weight: 500,
    tracking: '-0.02em',
  },
};
