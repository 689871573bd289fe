import type { ShopFacts } from './facts';
import { type BrandColors, brandColors, dayColors, nightColors, type Palette } from './palette';
import { type MailTypeface, TYPEFACES } from './typefaces';

/** How a shop's mails look. */
export interface Look {
  day: Palette;
  night: Palette;
  brand: BrandColors;
  display: MailTypeface;
  text: MailTypeface;
  /** Of corners, in px. */
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
