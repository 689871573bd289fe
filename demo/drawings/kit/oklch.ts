/** Lightness 0 to 1, chroma 0 to about 0.33, hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number): number =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;

export function parseHex(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255].map((v) => toLinear(v / 255));
  if (r === undefined || g === undefined || b === undefined) return { l: 0, c: 0, h: 0 };
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const alpha = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(alpha, beta),
    h: Math.atan2(beta, alpha),
  };
}

function toRgb({ l, c, h }: Oklch): readonly number[] {
  const alpha = c * Math.cos(h);
  const beta = c * Math.sin(h);
  const lc = (l + 0.3963377774 * alpha + 0.2158037573 * beta) ** 3;
  const mc = (l - 0.1055613458 * alpha - 0.0638541728 * beta) ** 3;
  const sc = (l - 0.0894841775 * alpha - 1.291485548 * beta) ** 3;
  return [
    4.0767416621 * lc - 3.3077115913 * mc + 0.2309699292 * sc,
    -1.2684380046 * lc + 2.6097574011 * mc - 0.3413193965 * sc,
    -0.0041960863 * lc - 0.7034186147 * mc + 1.707614701 * sc,
  ];
}

/** Nearest displayable color: chroma gives way before lightness does. */
export function toHex(color: Oklch): string {
  const wanted = { ...color, l: Math.min(1, Math.max(0, color.l)) };
  for (let chroma = wanted.c; ; chroma *= 0.92) {
    const rgb = toRgb({ ...wanted, c: chroma });
    if (chroma < 0.002 || rgb.every((v) => v >= -0.0005 && v <= 1.0005)) return encode(rgb);
  }
}

function encode(rgb: readonly number[]): string {
  const byte = (v: number): string =>
    Math.round(255 * toGamma(Math.min(1, Math.max(0, v))))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}
