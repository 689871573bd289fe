import { num, type Point } from './curve';
import { inkOn } from './dye';
import type { Easel } from './easel';
import { motif } from './motifs';

/** Placement of a pattern on a piece: its middle, its half size and its turn in degrees. */
interface Field {
  readonly at: Point;
  readonly half: number;
  readonly turn: number;
  /** The bend of level bands with the body, in units. */
  readonly bend: number;
}

const inField = (field: Field, art: string): string =>
  `<g transform="translate(${num(field.at[0])} ${num(field.at[1])})${field.turn ? ` rotate(${num(field.turn)})` : ''}">${art}</g>`;

const band = (half: number, y: number, bend: number): string =>
  `M${-half} ${num(y)}Q0 ${num(y + bend)} ${half} ${num(y)}`;

interface Bands {
  readonly every: number;
  readonly width: number;
  readonly pair?: number;
}

const STRIPES: readonly [Bands, ...Bands[]] = [
  { every: 46, width: 15 },
  { every: 118, width: 59 },
  { every: 66, width: 7, pair: 15 },
  { every: 84, width: 24 },
];

function stripes(easel: Easel, field: Field): string {
  const { every, width, pair } = STRIPES[easel.spec.seed % STRIPES.length] ?? STRIPES[0];
  const ys: number[] = [];
  for (let y = -field.half; y <= field.half; y += every) ys.push(y, ...(pair ? [y + pair] : []));
  const d = ys.map((y) => band(field.half, y, field.bend)).join('');
  return inField(
    field,
    `<path d="${d}" fill="none" stroke="${easel.accent.base}" stroke-width="${width}"/>`,
  );
}

function grid(
  field: Field,
  gap: number,
  width: number,
  color: string,
  opacity: number,
  shift = 0,
): string {
  const level: string[] = [];
  const upright: string[] = [];
  for (let v = -field.half + shift; v <= field.half; v += gap) {
    level.push(band(field.half, v, field.bend));
    upright.push(`M${num(v + gap / 2)} ${-field.half}v${field.half * 2}`);
  }
  const paint = `fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"`;
  return `<path d="${level.join('')}" ${paint}/><path d="${upright.join('')}" ${paint}/>`;
}

/** Gingham, windowpane or flannel, by seed. */
function check(easel: Easel, field: Field): string {
  const { accent, main } = easel;
  const styles = [
    () => grid(field, 52, 26, accent.base, 0.5),
    () => grid(field, 96, 4, accent.base, 0.95),
    () =>
      grid(field, 112, 50, accent.base, 0.55) +
      grid(field, 112, 10, main.deep, 0.5, 46) +
      grid(field, 112, 3, main.lightness > 0.7 ? accent.deep : '#f4efe4', 0.7, 68),
  ];
  return inField(field, (styles[easel.spec.seed % styles.length] ?? styles[0])?.() ?? '');
}

export function chestPrint(easel: Easel, x: number, y: number, size: number): string {
  return motif(easel.spec.motif, x, y, size, inkOn(easel.main, easel.accent));
}

/** Woven cloth has its stripes upright, knitted cloth across. */
function isWoven({ spec }: Easel): boolean {
  return spec.category === 'Pants' || spec.category === 'Sleepwear' || spec.cut === 'button-down';
}

/** The overall pattern of a piece, if the spec asks for one. */
export function overall(easel: Easel, field: Field): string {
  if (easel.spec.pattern === 'check') return check(easel, field);
  if (easel.spec.pattern !== 'stripe') return '';
  return stripes(easel, isWoven(easel) ? { ...field, turn: field.turn + 90, bend: 0 } : field);
}
