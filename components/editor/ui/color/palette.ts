import { createContext, useContext } from 'react';

export interface Swatch {
  name: string;
  /** The set value: a color, or a reference to one of the shop's theme. */
  value: string;
  /** The color itself. */
  color: string;
}

export interface Palette {
  /** Colors that follow the shop's theme. */
  theme: readonly Swatch[];
  named: readonly Swatch[];
}

export const PaletteContext = createContext<Palette>({ theme: [], named: [] });

/** The color that a value shows: that of the theme where it names one. */
export const shownColor = (value: string, palette: Palette): string =>
  swatchOf(value, palette)?.color ?? value;

/** Returns the color of the theme that a value refers to. */
export function swatchOf(value: string, { theme }: Palette): Swatch | undefined {
  const reference = referenceOf(value);
  return theme.find((swatch) => swatch.value === reference);
}

/** Returns a reference, `--accent`, as it is, and of `var(--accent)`, which CSS of several parts has. */
export const referenceOf = (value: string): string => value.replace(/^var\((--[\w-]+)\)$/, '$1');

export const usePalette = (): Palette => useContext(PaletteContext);
