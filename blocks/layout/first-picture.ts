import type { BlockType } from '@/blocks/kit/block-types';
import type { BlockNode } from './read-layout';
import { walkLayout } from './walk-layout';

const WITH_PICTURE: readonly BlockType[] = ['banner', 'heroFeature', 'image'];

/**
 * Returns the first block with an image, which is the largest contentful paint of the page and must not be
 * lazy.
 */
export function firstPicture(nodes: readonly BlockNode[]): BlockNode | undefined {
  const types: readonly string[] = WITH_PICTURE;
  for (const node of walkLayout(nodes)) if (types.includes(node.type)) return node;
  return undefined;
}
