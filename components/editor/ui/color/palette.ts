import { createContext, useContext } from 'react';

export interface Swatch {
  name: string;
  /** What is set: a colour, or a name that the shop's theme gives a colour to. */
  value: string;
  /** The colour itself. */
  color: string;
}

export interface Palette {
  /** Colours that follow the shop's theme. */
  theme: readonly Swatch[];
  named: readonly Swatch[];
}

export const PaletteContext = createContext<Palette>({ theme: [], named: [] });

/** The colour that a value shows: that of the theme where it names one. */
export function shownColor(value: string, { theme }: Palette): string {
  return theme.find((swatch) => swatch.value === value)?.color ?? value;
}

export function usePalette(): Palette {
  return useContext(PaletteContext);
}
