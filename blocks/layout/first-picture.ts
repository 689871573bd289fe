import type { BlockType } from '@/blocks/kit/block-types';
import type { BlockNode } from './read-layout';
import { walkLayout } from './walk-layout';

const WITH_PICTURE: readonly BlockType[] = ['banner', 'heroFeature', 'image'];

/** The first block of a page that shows a picture: by it the page is first seen, so it cannot wait. */
export function firstPicture(nodes: readonly BlockNode[]): BlockNode | undefined {
  const types: readonly string[] = WITH_PICTURE;
  for (const node of walkLayout(nodes)) if (types.includes(node.type)) return node;
  return undefined;
}
