import { type TreeNode, typeOf } from '@/blocks/layout/tree/tree';
import { isObject } from '@/core/values/is-object';

/** Length in characters: more never shows. */
const LONGEST = 80;

/** The props that say most of a block, the first that has words; of most types its title or its words. */
const TELLING = [
  'title',
  'text',
  'content',
  'label',
  'category',
  'alt',
  'placeholder',
  'companyName',
];

/** The first words of a block, to know it by; '' where it has none. */
export function snippetOf(node: TreeNode): string {
  const props = isObject(node.own) && isObject(node.own.props) ? node.own.props : {};
  for (const name of TELLING) {
    const words = wordsOf(props[name], typeOf(node));
    if (words) return words;
  }
  return '';
}

function wordsOf(value: unknown, type = ''): string {
  if (typeof value !== 'string') return '';
  const start = value.slice(0, 20 * LONGEST);
  const plain = type === 'html' || type === 'policy' ? start.replace(/<[^>]*>?/g, ' ') : start;
  return plain.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}
