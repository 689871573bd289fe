import type { Product } from '../../model/product';
import type { ReviewData } from '../../model/review';
import type { DataNeed } from './data-need';

/** What a need is answered with. */
export type DataOf<Need extends DataNeed> = Need extends { kind: 'products' }
  ? readonly Product[]
  : ReviewData;

/** By `needKey`; a need that could not be met has no entry. */
export type BlockData = Readonly<Record<string, DataOf<DataNeed>>>;
