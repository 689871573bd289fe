/** Small hand-made marks, each in a box from -50 to 50. `F` paths are filled, `S` paths stroked. */
interface Mark {
  readonly fill?: string;
  readonly stroke?: string;
}

const rays = (count: number, from: number, to: number, start = 0, sweep = 360): string =>
  Array.from({ length: count }, (_, i) => {
    const a = ((start + (sweep * i) / (sweep === 360 ? count : count - 1)) * Math.PI) / 180;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    return `M${(x * from).toFixed(1)} ${(y * from).toFixed(1)}L${(x * to).toFixed(1)} ${(y * to).toFixed(1)}`;
  }).join('');

const MARKS = {
  sun: {
    fill: 'M-24 10A24 24 0 0 1 24 10Z',
    stroke: `${rays(11, 33, 47, 180, 180).replace(/ (-?[\d.]+)(?=[ML]|$)/g, (_, y: string) => ` ${(Number(y) + 8).toFixed(1)}`)}M-46 18H46M-34 27H34M-20 36H20`,
  },
  mountain: {
    stroke:
      'M-48 34L-14-22L2 4L16-14L48 34ZM-25-4L-17-1L-13-8L-7-2L-2-3M9-4L15-2L19-6L25-2M-38 42H38M22-36A9 9 0 1 1 21.9-36',
  },
  wave: {
    stroke:
      'M-48 26C-34 26-30 4-12-12C4-26 30-24 38-8C42 2 34 12 25 9C17 6 18-3 25-4M-48 26C-20 30-18 12-4 0C6-8 14-8 19-4M-20 26C-8 24-4 14 6 10M-48 36C-36 30-28 30-16 36S4 42 16 36S36 30 48 36M-36 45C-26 40-20 40-10 45S10 50 20 45S32 41 38 43',
  },
  leaf: {
    fill: 'M0-10C-20-12-26-26-24-40C-10-38-1-26 0-10ZM4 6C22 6 32-4 34-20C18-22 6-12 4 6ZM-3 20C-24 22-36 12-38-4C-22-8-8 2-3 20ZM2 32C20 34 30 26 36 12C20 8 8 16 2 32Z',
    stroke: 'M-6-24C2-4 4 16-4 48',
  },
  moth: {
    fill: 'M-3-8C-14-30-34-36-48-32C-46-12-36 2-12 4C-28 8-34 20-26 36C-14 36-5 24-3 8ZM3-8C14-30 34-36 48-32C46-12 36 2 12 4C28 8 34 20 26 36C14 36 5 24 3 8ZM-2.400-14H2.400V30L0 36L-2.400 30Z',
    stroke: 'M-1-15C-5-28-12-34-18-36M1-15C5-28 12-34 18-36',
  },
  monogram: {
    stroke:
      'M46 0A46 46 0 1 1 45.900-1M39 0A39 39 0 1 1 38.900-1M-19 20V-20L0 8L19-20V20M-25 20H-13M13 20H25M-25-20H-18M18-20H25',
  },
  arrow: {
    stroke:
      'M-38 38L34-34M14-36H36V-14M38 38L-34-34M-14-36H-36V-14M-44 30L-38 38L-30 44M44 30L38 38L30 44M-38 24L-32 32L-24 38M38 24L32 32L24 38',
  },
  bird: {
    fill: 'M-48-22C-28-26-12-20-2-6C8-24 26-36 48-36C34-28 22-14 18 2C28 4 36 8 42 14C32 14 24 16 16 14C8 26-6 34-26 34C-14 28-6 20-4 12C-18 10-26 2-30-6C-34-14-40-20-48-22Z',
  },
  moon: {
    fill: 'M14-34A36 36 0 1 0 14 34A28 28 0 1 1 14-34ZM28-22L31-13L40-10L31-7L28 2L25-7L16-10L25-13ZM36 10L38 16L44 18L38 20L36 26L34 20L28 18L34 16Z',
  },
  mushroom: {
    fill: 'M-42 2C-40-28-20-42 0-42S40-28 42 2C30-4 14-5 0-5S-30-4-42 2ZM-12 1C-4 0 4 0 12 1C10 14 12 28 18 40C6 45-6 45-18 40C-12 28-10 14-12 1Z',
  },
  compass: {
    fill: 'M0-36L7-7L36 0L7 7L0 36L-7 7L-36 0L-7-7Z',
    stroke: `M46 0A46 46 0 1 1 45.900-1${rays(4, 14, 26, 45)}${rays(24, 41, 46)}`,
  },
  fern: {
    stroke:
      'M0 48C-2 16 2-16 0-48M0 30C-14 28-26 20-34 8M0 30C14 28 26 20 34 8M0 14C-12 12-22 4-28-8M0 14C12 12 22 4 28-8M0-2C-10-4-17-12-21-22M0-2C10-4 17-12 21-22M0-18C-6-20-11-26-13-34M0-18C6-20 11-26 13-34',
  },
  cat: {
    fill: 'M-30-40L-12-26C-4-29 4-29 12-26L30-40C35-20 34 4 22 18C12 30-12 30-22 18C-34 4-35-20-30-40ZM-16-4a5 6 0 1 0 10 0a5 6 0 1 0-10 0ZM6-4a5 6 0 1 0 10 0a5 6 0 1 0-10 0ZM-4 9H4L0 14Z',
    stroke: 'M-30 6L-48 1M-29 14L-48 16M30 6L48 1M29 14L48 16',
  },
} as const satisfies Record<string, Mark>;

type MotifName = keyof typeof MARKS;

export const MOTIFS: readonly string[] = Object.keys(MARKS);

const isMotif = (name: string): name is MotifName => name in MARKS;

/** The mark in one ink, centred on a point; an unknown name draws the first mark. */
export function motif(
  name: string,
  x: number,
  y: number,
  size: number,
  ink: string,
  opacity = 0.92,
): string {
  const mark: Mark = MARKS[isMotif(name) ? name : 'sun'];
  const filled = mark.fill ? `<path d="${mark.fill}" fill="${ink}" fill-rule="evenodd"/>` : '';
  const drawn = mark.stroke
    ? `<path d="${mark.stroke}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`
    : '';
  return `<g transform="translate(${x} ${y}) scale(${(size / 100).toFixed(3)})" opacity="${opacity}">${filled}${drawn}</g>`;
}
