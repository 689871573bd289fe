/** Red, green and blue from 0 to 255, and how opaque, from 0 to 1. */
export type Rgb = Record<'r' | 'g' | 'b' | 'a', number>;

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgb|hsl)a?\(([^()]+)\)$/i;

/** A CSS color as numbers; null for what is none, or what only a browser knows where there is none. */
export function rgbOf(color: string): Rgb | null {
  const text = color.trim().toLowerCase();
  const hex = HEX.exec(text)?.[1];
  if (hex) return ofHex(hex);
  if (text.startsWith('var(')) return null;
  if (text === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const [, name, inside] = FUNCTION.exec(text) ?? [];
  return (name && inside && ofFunction(name, inside)) || ofBrowser(text);
}

/** Returns `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
export function hexOf({ r, g, b, a }: Rgb): string {
  const parts = a < 1 ? [r, g, b, a * 255] : [r, g, b];
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the visible color on an opaque background. */
export function overBackground(color: Rgb, background: Rgb): Rgb {
  const mixed = (part: 'r' | 'g' | 'b') => color[part] * color.a + background[part] * (1 - color.a);
  return { r: mixed('r'), g: mixed('g'), b: mixed('b'), a: 1 };
}

function ofHex(hex: string): Rgb {
  const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return { r: part(0), g: part(2), b: part(4), a: long.length === 8 ? part(6) / 255 : 1 };
}

function ofFunction(name: string, inside: string): Rgb | null {
  const parts = inside.split(/[\s,/]+/).filter(Boolean);
  const [first = '', second = '', third = '', alpha = '1'] = parts;
  const a = amount(alpha, 1);
  const numbers =
    name === 'rgb'
      ? [amount(first, 255), amount(second, 255), amount(third, 255)]
      : ofHsl(Number.parseFloat(first), amount(second, 1), amount(third, 1));
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = numbers;
  return [r, g, b, a].every(Number.isFinite) ? { r, g, b, a } : null;
}

/** A number, or so many percent of a whole. */
function amount(text: string, whole: number): number {
  const value = Number.parseFloat(text);
  return text.endsWith('%') ? (value / 100) * whole : value;
}

function ofHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((shift) => {
    const turn = (shift + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  });
}

const SEEN = new Map<string, Rgb | null>();
const MOST_SEEN = 500;
let pixel: CanvasRenderingContext2D | null | undefined;

/** Names and newer notations, by painting them once. */
function ofBrowser(color: string): Rgb | null {
  const seen = SEEN.get(color);
  if (seen !== undefined) return seen;
  const rgb = painted(color);
  if (SEEN.size >= MOST_SEEN) SEEN.clear();
  SEEN.set(color, rgb);
  return rgb;
}

function painted(color: string): Rgb | null {
  if (typeof CSS === 'undefined' || !CSS.supports?.('color', color)) return null;
  pixel ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pixel) return null;
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = pixel.getImageData(0, 0, 1, 1).data;
  return { r, g, b, a: a / 255 };
}

/** The contrast that text needs on its background (WCAG 2.2, AA). */
export const LEGIBLE = 4.5;

/** Returns the contrast of a color on an opaque background, from 1 to 21. */
export function contrast(color: Rgb, background: Rgb): number {
  const [one, other] = [luminance(overBackground(color, background)), luminance(background)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const luminance = ({ r, g, b }: Rgb): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
