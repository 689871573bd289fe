import { splitOutside } from '@/core/values/css-value';

/** Values of four sides or four corners, clockwise from the top (left). */
export type Four = readonly [string, string, string, string];

/** A CSS text of one to four values as all four; null where it is something else. */
export function fourOf(text: string): Four | null {
  const parts = splitOutside(text, /\s/);
  const [first, second = first, third = first, fourth = second] = parts;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    return null;
  return parts.length > 4 || text.includes('/') ? null : [first, second, third, fourth];
}

/** Returns the shortest CSS of four sides. */
export function fourText([first, second, third, fourth]: Four): string {
  if (second !== fourth) return `${first} ${second} ${third} ${fourth}`;
  if (first !== third) return `${first} ${second} ${third}`;
  return first === second ? first : `${first} ${second}`;
}

/** One of the four changed; where they are linked, all of them. */
export function withOne(four: Four, place: number, value: string, isLinked: boolean): Four {
  const at = (index: number) => (isLinked || index === place ? value : (four[index] ?? value));
  return [at(0), at(1), at(2), at(3)];
}

export const areSame = ([first, ...others]: Four): boolean =>
  others.every((other) => other === first);
