import { createHash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processState } from '@/backend/base/process-state';
import { onceEach } from '@/blocks/kit/once-each';
import type { EagerPicture, Fragment, PageFragments } from '@/core/model/fragment';
import { carriedFrom, ONE_SHOT_KEYS } from '@/core/rules/address/carry-query';
import { isEmbed } from '@/core/rules/address/embed-address';
import type { Seed } from '../page-props';
import { plainTextOf } from './attribute-text';
import { queryIn } from './page-query';

/** Facts that all views of a page may depend on. */
interface Circumstances {
  seed: Pick<Seed, 'init' | 'categories' | 'arrives'>;
  address: string;
  /** Stands for what its links carry. */
  mark?: string | undefined;
  /** Keys of its address that say something of the page alone. */
  ownKeys: readonly string[];
}

interface SavedFragment extends Fragment {
  /** Paths of its links: on those pages they may be marked. */
  paths: ReadonlySet<string>;
}

interface Place {
  key: string;
  saved: SavedFragment | undefined;
  modules: Set<string>;
}

interface FilledFragments extends PageFragments {
  /** Puts the fragments into a page that was rendered with their places, and saves those that are new. */
  fill: (html: string) => string;
}

const MAX_CHARACTERS = 4 * 1024 * 1024;

/** Fragments by all that they are made of. */
const fragments = () =>
  processState('fragments', () => {
    const sizeCalculation = ({ html }: Fragment, key: string) => html.length + key.length;
    return new LRUCache<string, SavedFragment>({ maxSize: MAX_CHARACTERS, sizeCalculation });
  });

/** No text of a shop can know it. */
const ELEMENT = `fragment-${randomUUID()}`;
const START = `<${ELEMENT} id="`;
const END = `</${ELEMENT}>`;
/** Stands in markup of which a part failed or waits. */
const UNFINISHED = /<!--\$[!?]/;

/** Returns the fragments of a page; null where its links carry what is one visitor's. */
export function fragmentsFor(circumstances: Circumstances): FilledFragments | null {
  const { seed, address, mark, ownKeys } = circumstances;
  const carried = carriedFrom(address, ownKeys).text;
  if (carried !== '' && carried !== `${mark}=`) return null;
  const [path = ''] = address.split('?', 1);
  const here = `${path}?${ownQuery(address, mark)}`;
  const everywhere = [shopOf(seed), carried, isEmbed(path)];
  const places: Place[] = [];

  return {
    element: ELEMENT,
    placeOf: (view, facts) => {
      const key = JSON.stringify([...everywhere, view, ...facts.map(nameOf)]);
      const elsewhere = fragments().get(key);
      const isElsewhere = elsewhere && !elsewhere.paths.has(path);
      const saved = isElsewhere ? elsewhere : fragments().get(here + key);
      const modules = new Set<string>();
      const id = String(places.push({ key, saved, modules }) - 1);
      return { id, fragment: saved, addModule: (name) => modules.add(name) };
    },
    fill: (html) => {
      const [start, ...parts] = html.split(START);
      return [start, ...parts.map(filled)].join('');
    },
  };

  function filled(part: string): string {
    const end = part.indexOf(END);
    const place = places[Number.parseInt(part, 10)];
    const html = place?.saved?.html ?? part.slice(part.indexOf('>') + 1, end);
    if (place && !place.saved && !UNFINISHED.test(html)) save(place, html);
    return html + part.slice(end + END.length);
  }

  function save({ key, modules }: Place, html: string): void {
    const fragment = savedFragment(html, [...modules]);
    fragments().set(fragment.paths.has(path) ? here + key : key, fragment);
  }
}

function savedFragment(part: string, modules: readonly string[]): SavedFragment {
  // A part of a string would hold the whole page in memory.
  const html = Buffer.from(part).toString();
  const links = Array.from(html.matchAll(/ href="([^"?#]*)/g), ([, path = '']) => path);
  const elements = Array.from(html.matchAll(/<img [^>]*>/g), ([element]) => element);
  const eager = elements.filter((element) => !element.includes(' loading="lazy"'));
  return {
    ...{ html, modules },
    pictures: eager.map(pictureOf),
    paths: new Set(links.map(plainTextOf)),
  };
}

/** Attributes that a browser is told of before a picture is there. */
const TOLD = ['src', 'srcSet', 'sizes', 'fetchPriority'];

const pictureOf = (element: string): EagerPicture =>
  Object.fromEntries(
    Array.from(element.matchAll(/ (\w+)="([^"]*)"/g), ([, name = '', text = '']) => [
      name,
      plainTextOf(text),
    ]).filter(([name = '']) => TOLD.includes(name)),
  );

/** The keys of an address that its page is made of. */
const ownQuery = (address: string, mark: string | undefined): string =>
  new URLSearchParams(
    [...new URLSearchParams(queryIn(address))].filter(
      ([key]) => key !== mark && !ONE_SHOT_KEYS.includes(key),
    ),
  ).toString();

/** Names what a shop opens with by its content. */
const shopOf = ({ init, categories, arrives = '' }: Circumstances['seed']): string =>
  [contentOf(init).name, categories && contentOf(categories).name, arrives].join(' ');

const nameOf = (fact: unknown): unknown =>
  typeof fact === 'object' && fact !== null ? contentOf(fact).name : fact;

/** Names objects by their content, once each. */
const contentOf = onceEach((content: object) => ({
  name: createHash('sha1').update(JSON.stringify(content)).digest('base64url'),
}));
