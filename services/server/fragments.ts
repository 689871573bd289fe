import { createHash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processState } from '@/backend/base/process-state';
import { onceEach } from '@/blocks/kit/once-each';
import type { EagerPicture, Fragment, PageFragments } from '@/core/model/fragment';
import { carriedFrom } from '@/core/rules/address/carry-query';
import { isEmbed } from '@/core/rules/address/embed-address';
import { pathIn, shownPlace } from '@/core/rules/address/shown-place';
import type { Seed } from '../page-props';
import { escapedText, plainTextOf } from './attribute-text';

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

const MAX_CHARACTERS = 8 * 1024 * 1024;

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
  const isEverybodys = carried === '' || (mark !== undefined && carried === `${mark}=`);
  if (!isEverybodys) return null;
  const { path, category } = shownPlace(address);
  const here = JSON.stringify([path, category]);
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
      const [start = '', ...parts] = html.split(START);
      return [start, ...parts.map((part) => filled(part, start))].join('');
    },
  };

  /** @param start the page up to its first fragment, with the pictures that it preloads. */
  function filled(part: string, start: string): string {
    const end = part.indexOf(END);
    const place = places[Number.parseInt(part, 10)];
    const html = place?.saved?.html ?? part.slice(part.indexOf('>') + 1, end);
    if (place && !place.saved && !UNFINISHED.test(html)) save(place, html, start);
    return html + part.slice(end + END.length);
  }

  function save({ key, modules }: Place, part: string, start: string): void {
    const html = exact(part);
    const paths = linkedPaths(html);
    const fragment = {
      html,
      paths,
      pictures: preloadedPictures(html, start),
      modules: [...modules],
    };
    fragments().set(paths.has(path) ? here + key : key, fragment);
  }
}

/** Copies a text: a part of a string would hold the whole page in memory. */
const exact = (part: string): string => Buffer.from(part).toString();

const linkedPaths = (html: string): Set<string> => {
  const links = Array.from(html.matchAll(/ href="([^"]*)"/g), ([, href = '']) => href);
  return new Set(links.map((href) => pathIn(plainTextOf(href))));
};

const PRELOAD = /<link rel="preload" as="image" ([^>]*)\/>/g;

/** Returns the pictures of a fragment that its page preloads: of those in an admin's html it preloads none. */
function preloadedPictures(html: string, start: string): EagerPicture[] {
  const elements = Array.from(html.matchAll(/<img [^>]*>/g), ([element]) => element);
  const eager = elements.filter((element) => !element.includes(' loading="lazy"'));
  const links = Array.from(start.matchAll(PRELOAD), ([, text = '']) => pictureOf(text));
  return links.filter(({ src, srcSet = src }) => {
    const address = `"${escapedText(srcSet ?? '')}"`;
    return eager.some((element) => element.includes(address));
  });
}

/** Names that attributes of a preloading link have on a picture. */
const ON_PICTURE: Record<string, string> = {
  imageSrcSet: 'srcSet',
  imageSizes: 'sizes',
  href: 'src',
};

const pictureOf = (attributes: string): EagerPicture =>
  Object.fromEntries(
    Array.from(attributes.matchAll(/(\w+)="([^"]*)"/g), ([, name = '', text = '']) => [
      ON_PICTURE[name] ?? exact(name),
      exact(plainTextOf(text)),
    ]),
  );

/** Names what a shop opens with by its content. */
const shopOf = ({ init, categories, arrives = '' }: Circumstances['seed']): string =>
  [contentOf(init).name, categories && contentOf(categories).name, arrives].join(' ');

const nameOf = (fact: unknown): unknown =>
  typeof fact === 'object' && fact !== null ? contentOf(fact).name : fact;

/** Names an object by its content, once. */
const contentOf = onceEach((content: object) => ({
  name: createHash('sha1').update(JSON.stringify(content)).digest('base64url'),
}));
