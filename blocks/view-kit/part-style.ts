import type { CSSProperties } from 'react';
import { inkAround, type OwnStyle } from './root-style';

interface TextStyles {
  color?: string;
  fontSize?: string;
  fontWeight?: string;
  textAlign?: 'left' | 'center' | 'right' | 'justify' | undefined;
}

const JUSTIFY = { left: 'start', center: 'center', right: 'end', justify: 'space-between' };

/** The scale of styles/tokens.css, of what counts as 1rem there. */
const SCALE = { xs: 0.75, sm: 0.875, md: 1, lg: 1.125, xl: 1.4, '2xl': 2 };

/** Style of a block's text for parts used outside of blocks too, which read custom properties for it. */
export function partStyle(text: TextStyles): CSSProperties {
  const { color, fontSize, fontWeight, textAlign } = text;
  const style: OwnStyle = color ? inkAround(color) : {};
  if (fontWeight) style['--part-weight'] = fontWeight;
  if (textAlign) {
    style['--part-align'] = textAlign;
    style['--part-justify'] = JUSTIFY[textAlign];
    style['--part-spread'] = '0';
  }
  if (fontSize) {
    for (const [name, share] of Object.entries(SCALE)) {
      style[`--text-${name}`] = `calc(${share} * ${fontSize})`;
    }
  }
  return style;
}
