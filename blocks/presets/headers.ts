import type { BlockType } from '@/blocks/kit/block-types';
import type { HeaderSection } from '@/blocks/layout/header-sections';
import type { LayoutNode } from '@/core/model/page';

/* Whole headers. Their links are those of the shop until an admin names others. */

export const logoLeft = header([
  ['left', 'logo'],
  ['center', 'navigation'],
  ['right', 'search'],
  ['right', 'wishlist'],
  ['right', 'cart'],
]);

export const logoCentered = header([
  ['left', 'navigation'],
  ['center', 'logo'],
  ['right', 'search'],
  ['right', 'wishlist'],
  ['right', 'cart'],
]);

export const linksRight = header([
  ['left', 'logo'],
  ['right', 'navigation'],
  ['right', 'search'],
  ['right', 'cart'],
]);

function header(parts: readonly (readonly [HeaderSection, BlockType])[]): LayoutNode[] {
  return parts.map(([section, type]) => ({ type, section, props: {}, styles: {} }));
}
