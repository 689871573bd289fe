import { createRandom, type Random } from '@/demo/drawings/kit/random';
import { catalogueWords } from './varied-catalogue';

export interface BenchQuery {
  isMisspelt: boolean;
  request: { query: string; category?: string; color?: string; maxPrice?: number };
}

type Words = ReturnType<typeof catalogueWords>;

/**
 * Different queries as shoppers of a catalogue of that many products type them, a third of them
 * misspelt; the same ones every time.
 */
export function searchQueries(
  names: readonly string[],
  products: number,
  count: number,
): BenchQuery[] {
  const random = createRandom(23);
  const words = catalogueWords(products);
  const queries = new Map<string, BenchQuery>();
  while (queries.size < count) {
    const query = makeQuery(names, words, random);
    queries.set(JSON.stringify(query.request), query);
  }
  return [...queries.values()];
}

function makeQuery(names: readonly string[], words: Words, random: Random): BenchQuery {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random.next() * list.length)];
  const { colors, types } = words;
  const adjective = words.adjective(random);
  const name = pick(names) ?? '';
  const noun = name.split(' ').at(-1) ?? name;
  const shapes = [
    noun,
    adjective.toLowerCase(),
    name,
    `${pick(colors)} ${noun}`.toLowerCase(),
    `${pick(colors)} ${name}`.toLowerCase(),
    `${adjective} ${noun}`.toLowerCase(),
    `${adjective} ${name}`.toLowerCase(),
    name.slice(0, -2),
  ];
  const said = pick(shapes) ?? name;
  const isMisspelt = random.next() < 1 / 3;
  const query = isMisspelt ? misspell(said, random) : said;
  const filter = random.next();
  const category = pick(types) ?? '';
  if (filter < 0.1) return { isMisspelt, request: { query, category } };
  if (filter < 0.2) return { isMisspelt, request: { query, color: pick(colors) ?? '' } };
  if (filter < 0.25) return { isMisspelt, request: { query, maxPrice: 50 } };
  return { isMisspelt, request: { query } };
}

/** Swaps, drops or doubles a letter in the longest word. */
function misspell(query: string, random: Random): string {
  const words = query.split(' ');
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  const at = 1 + Math.floor(random.next() * Math.max(1, longest.length - 2));
  const [before, letter = '', next = '', after] = [
    longest.slice(0, at),
    longest[at],
    longest[at + 1],
    longest.slice(at + 2),
  ];
  const slips = [`${before}${next}${letter}${after}`, `${before}${next}${after}`];
  const doubled = `${before}${letter}${letter}${next}${after}`;
  const slip = random.pick([doubled, ...slips]);
  return words.map((word) => (word === longest ? slip : word)).join(' ');
}
