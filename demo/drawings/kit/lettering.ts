import { num } from './curve';
import { GLYPHS, STROKE } from './letters';

interface Lettering {
  readonly text: string;
  /** Middle of the line. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** The line is narrowed to fit. */
  readonly maxWidth: number;
  readonly ink: string;
  /** Color of the rim around the letters, if any. */
  readonly rim?: string;
  /** Radius of the arch the line stands on; none is straight. */
  readonly arch?: number;
}

const GAP = 11;

interface Placed {
  readonly d: string;
  readonly x: number;
  readonly width: number;
}

function placed(text: string): { readonly glyphs: readonly Placed[]; readonly width: number } {
  let x = 0;
  const glyphs = [...text.toUpperCase()].flatMap((letter): Placed[] => {
    const glyph = GLYPHS[letter];
    if (!glyph) return [];
    const here = { d: glyph.d, x, width: glyph.width };
    x += glyph.width + STROKE + GAP;
    return [here];
  });
  return { glyphs, width: Math.max(1, x - GAP) };
}

/** Block letters as stroked paths; characters outside A-Z, 0-9 and - ' . are left out. */
export function lettering(l: Lettering): string {
  const { glyphs, width } = placed(l.text);
  const scale = l.height / (70 + STROKE);
  const squeeze = Math.min(1, l.maxWidth / (width * scale));
  const marks = glyphs
    .filter((glyph) => glyph.d)
    .map((glyph) => {
      const x = (glyph.x + (glyph.width + STROKE) / 2 - width / 2) * scale * squeeze;
      const angle = l.arch ? x / l.arch : 0;
      const drop = l.arch ? l.arch * (1 - Math.cos(angle)) : 0;
      const turn = angle ? ` rotate(${num((angle * 180) / Math.PI)})` : '';
      const place = `translate(${num(l.x + x)} ${num(l.y + drop)})${turn} scale(${(scale * squeeze).toFixed(3)} ${scale.toFixed(3)}) translate(${-glyph.width / 2} -35)`;
      return `<path d="${glyph.d}" transform="${place}"/>`;
    });
  const layer = (color: string, stroke: number): string =>
    `<g fill="none" stroke="${color}" stroke-width="${stroke}" stroke-miterlimit="3">${marks.join('')}</g>`;
  return (l.rim ? layer(l.rim, STROKE + 9) : '') + layer(l.ink, STROKE);
}
