import type { BlockData } from '@/blocks/kit/block-data';
import type { LayoutNode } from '@/core/model/page';

/** A page whose layout its shop has stored, with what its blocks show besides. */
export interface DesignedPageData {
  slug: string;
  name: string;
  layout: LayoutNode[];
  lastUpdated: string | null;
  blockData: BlockData;
  /** Time of rendering on the server, in ms, if a block depends on time. */
  madeAt?: number;
}

/** A designed page without its layout, which is in the store. */
export type DesignedRef = Pick<DesignedPageData, 'slug' | 'blockData' | 'madeAt'>;

/** The data of a page that its shop may have designed. */
export type Designed<Data> = Data & { designed: DesignedRef | null };
