import type { DataNeed } from '@/core/model/data-need';
import type { Product } from '@/core/model/product';
import type { ReviewData } from '@/core/model/review';

/** The answer to a need. */
export type DataOf<Need extends DataNeed> = Need extends { kind: 'products' }
  ? readonly Product[]
  : ReviewData;

/** Keyed by `needKey`; a need that failed has no entry. */
export type BlockData = Readonly<Record<string, DataOf<DataNeed>>>;
