import { recordOf } from '@/blocks/layout/merge/fields';
import { labelOf } from '@/blocks/layout/tree/labels';
import { nodeOf, type Tree } from '@/blocks/layout/tree/tree';

const TELLING = ['content', 'title', 'text', 'heading', 'label', 'buttonText', 'alt', 'name'];
const NAME_LENGTH = 32;

/** Returns the name of a block with the beginning of its text, or of the text within it. */
export function blockWords(tree: Tree, key: string): string {
  const label = labelOf(nodeOf(tree, key));
  const words = firstWords(tree, key);
  return words === '' || words === label ? label : `${label} “${words}”`;
}

function firstWords(tree: Tree, key: string): string {
  const { own, children } = nodeOf(tree, key);
  const props = recordOf(recordOf(own).props);
  for (const name of TELLING) {
    const value = props[name];
    const words = typeof value === 'string' ? plain(value) : '';
    if (words !== '') return clip(words, NAME_LENGTH);
  }
  for (const child of children) {
    const words = firstWords(tree, child);
    if (words !== '') return words;
  }
  return '';
}

/** Markup as the words it shows. */
export const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const clip = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

/** A text from shortly before where it begins to differ from another, as much of it as there is room for. */
export function clipWhereDifferent(text: string, other: string, length: number): string {
  if (text.length <= length) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const from = Math.max(0, Math.min(same, text.length - length) - LEAD);
  return from === 0 ? clip(text, length) : `…${clip(text.slice(from), length - 1)}`;
}

/** Characters that show where in a text one is. */
const LEAD = 20;
