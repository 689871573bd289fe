import { splitOutside } from '@/core/values/css-value';

export interface Stop {
  color: string;
  /** Position in percent. */
  at: number;
}

export interface Gradient {
  shape: 'linear' | 'radial';
  /** Angle of a linear one, in degrees; 180 runs from top to bottom. */
  angle: number;
  stops: readonly Stop[];
}

const PARTS = /^(linear|radial)-gradient\((.*)\)$/is;
const ANGLE = /^(-?[\d.]+)(deg|turn)$/i;
const SIDES: Readonly<Record<string, number>> = {
  'to top': 0,
  'to top right': 45,
  'to right': 90,
  'to bottom right': 135,
  'to bottom': 180,
  'to bottom left': 225,
  'to left': 270,
  'to top left': 315,
};
const STOP = /^(.+?)(?:\s+(-?[\d.]+)%)?$/;
const IS_COLOR = /^(#|[a-z]+(\(|$|\s+-?[\d.]+%$))/i;

/** A CSS gradient as it is edited; null for one with more to it, which stays a text. */
export function gradientOf(text: string): Gradient | null {
  const [, shape = '', inside = ''] = PARTS.exec(text.trim()) ?? [];
  const parts = splitOutside(inside, /,/);
  const isRadial = shape.toLowerCase() === 'radial';
  const angle = isRadial ? undefined : angleOf(parts[0] ?? '');
  const isPlaced = isRadial ? /^(circle|ellipse)$/i.test(parts[0] ?? '') : angle !== undefined;
  const stops = spread((isPlaced ? parts.slice(1) : parts).map(stopOf));
  if (!stops || stops.length < 2) return null;
  return { shape: isRadial ? 'radial' : 'linear', angle: angle ?? 180, stops };
}

export function gradientText({ shape, angle, stops }: Gradient): string {
  const start = shape === 'radial' ? 'circle' : `${angle}deg`;
  const sorted = stops.toSorted((one, other) => one.at - other.at);
  return `${shape}-gradient(${start}, ${sorted.map(({ color, at }) => `${color} ${at}%`).join(', ')})`;
}

function angleOf(text: string): number | undefined {
  const side = SIDES[text.trim().toLowerCase().replace(/\s+/g, ' ')];
  if (side !== undefined) return side;
  const [, amount, unit] = ANGLE.exec(text.trim()) ?? [];
  if (amount === undefined) return undefined;
  return Math.round(Number(amount) * (unit?.toLowerCase() === 'turn' ? 360 : 1));
}

type LooseStop = Pick<Stop, 'color'> & { at: number | undefined };

function stopOf(text: string): LooseStop | null {
  const [, color, at] = STOP.exec(text) ?? [];
  if (!color || !IS_COLOR.test(text) || splitOutside(color, /\s/).length > 1) return null;
  return { color, at: at === undefined ? undefined : Number(at) };
}

/** Stops without a place stand evenly between those that have one. */
function spread(stops: readonly (LooseStop | null)[]): Stop[] | null {
  const parsed = stops.filter((stop) => stop !== null);
  if (parsed.length !== stops.length) return null;
  return parsed.map(({ color, at }, place) => ({ color, at: at ?? placeBetween(parsed, place) }));
}

function placeBetween(stops: readonly LooseStop[], place: number): number {
  const before = stops.findLastIndex((stop, at) => at < place && stop.at !== undefined);
  const after = stops.findIndex((stop, at) => at > place && stop.at !== undefined);
  const from = before < 0 ? { place: 0, at: 0 } : { place: before, at: stops[before]?.at ?? 0 };
  const to =
    after < 0
      ? { place: stops.length - 1, at: 100 }
      : { place: after, at: stops[after]?.at ?? 100 };
  if (to.place === from.place) return from.at;
  return Math.round(from.at + ((to.at - from.at) * (place - from.place)) / (to.place - from.place));
}
