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

/** A designed page without its layout, which is in the store. */
export type DesignedRef = Pick<DesignedPageData, 'slug' | 'blockData'>;

/** The data of a page that its shop may have designed. */
export type Designed<Data> = Data & { designed: DesignedRef | null };
