import type { BlockData } from '@/core/blocks/kit/block-data';
import type { LayoutNode } from '@/core/model/page';

/** A page whose layout its shop has stored, with what its blocks show besides. */
export interface DesignedPageData {
  slug: string;
  name: string;
  layout: LayoutNode[];
  lastUpdated: string | null;
  blockData: BlockData;
}
