import type { BlockType } from '@/blocks/kit/block-types';
import { readFields } from '@/blocks/kit/fields';
import { textTag } from '@/blocks/kit/text-tag';
import { type BlockNode, readLayout } from './read-layout';
import { walkLayout } from './walk-layout';

/** The pages that are nothing without their built-in content: it may be moved there, never removed. */
export const ALWAYS_WITH_CONTENT: readonly string[] = ['shop', 'product'];

/** The blocks of a page; one that lacks the built-in content it cannot be without gets it last (design section 6). */
export function pageBlocks(slug: string, layout: unknown): BlockNode[] {
  const nodes = readLayout(layout);
  if (!ALWAYS_WITH_CONTENT.includes(slug) || hasContent(nodes)) return nodes;
  return [...nodes, ...readLayout([{ id: 'page-content', type: 'page_content' }])];
}

function hasContent(nodes: readonly BlockNode[]): boolean {
  for (const { type } of walkLayout(nodes)) if (type === 'page_content') return true;
  return false;
}

const TAG = { htmlTag: textTag };

/** Returns true if a page has a heading: an h1 text, or its built-in content. */
export function hasMainHeading(nodes: readonly BlockNode[]): boolean {
  for (const { type, props } of walkLayout(nodes)) {
    if (type === 'page_content') return true;
    if (type === 'text' && readFields(TAG, props).htmlTag === 'h1') return true;
  }
  return false;
}

const WITH_PICTURE: readonly BlockType[] = ['banner', 'heroFeature', 'image'];

/** Returns the first block with an image, which is the largest contentful paint of the page and must not be lazy. */
export function firstPicture(nodes: readonly BlockNode[]): BlockNode | undefined {
  const types: readonly string[] = WITH_PICTURE;
  for (const node of walkLayout(nodes)) if (types.includes(node.type)) return node;
  return undefined;
}
