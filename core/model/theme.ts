/** The typefaces the storefront ships; a theme names one for display and one for text. */
export const FONT_FAMILIES = [
  'fraunces',
  'figtree',
  'sofia-condensed',
  'inter',
  'schibsted',
] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

/** A shop's look: colors as #rrggbb (`chrome` is the header's ground), typefaces, corners in px. */
export interface Theme {
  accent: string;
  onAccent: string;
  ground: string;
  surface: string;
  ink: string;
  muted: string;
  line: string;
  chrome: string;
  onChrome: string;
  displayFont: FontFamily;
  textFont: FontFamily;
  radius: number;
}

/** The look of a shop that has set none: ink on white with a deep green accent. */
export const DEFAULT_THEME: Theme = {
  accent: '#1f4034',
  onAccent: '#ffffff',
  ground: '#ffffff',
  surface: '#f5f4f1',
  ink: '#1b1b1a',
  muted: '#62605b',
  line: '#e4e1da',
  chrome: '#ffffff',
  onChrome: '#1b1b1a',
  displayFont: 'inter',
  textFont: 'inter',
  radius: 4,
};
