import { readFields } from '@/blocks/kit/fields';
import { textTag } from '@/blocks/kit/text-tag';
import type { BlockNode } from './read-layout';
import { walkLayout } from './walk-layout';

const TAG = { htmlTag: textTag };

/** Returns true if a page has a heading: an h1 text, or its built-in content. */
export function hasMainHeading(nodes: readonly BlockNode[]): boolean {
  for (const { type, props } of walkLayout(nodes)) {
    if (type === 'page_content') return true;
    if (type === 'text' && readFields(TAG, props).htmlTag === 'h1') return true;
  }
  return false;
}
