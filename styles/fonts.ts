import localFont from 'next/font/local';
import type { FontFamily } from '@/core/model/theme';

/*
 * The typefaces of the shops, self-hosted, latin subset, with size-adjusted fallbacks so that nothing
 * jumps when they arrive. A browser downloads only those its shop's theme names.
 */
const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
});

const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const sofiaCondensed = localFont({
  src: '../node_modules/@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2',
  weight: '1 1000',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

const schibsted = localFont({
  src: '../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  weight: '400 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Arial',
});

interface Typeface {
  family: string;
  /** How it is set as a display face. */
  displayWeight: number;
  displayTracking: string;
}

export const TYPEFACES: Record<FontFamily, Typeface> = {
  fraunces: { family: fraunces.style.fontFamily, displayWeight: 480, displayTracking: '-0.015em' },
  figtree: { family: figtree.style.fontFamily, displayWeight: 650, displayTracking: '-0.015em' },
  'sofia-condensed': {
    family: sofiaCondensed.style.fontFamily,
    displayWeight: 800,
    displayTracking: '0',
  },
  inter: { family: inter.style.fontFamily, displayWeight: 650, displayTracking: '-0.02em' },
  schibsted: { family: schibsted.style.fontFamily, displayWeight: 560, displayTracking: '-0.02em' },
};
