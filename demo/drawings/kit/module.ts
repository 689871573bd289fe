import type { Easel, Figure } from './easel';

/** One category's drawings. */
export interface GarmentModule {
  readonly cuts: readonly [string, ...string[]];
  front(easel: Easel): Figure;
  back(easel: Easel): Figure;
  /**
   * The view of it in use. `hang`: tops, on a hanger or with shoes and a cap. `match`: with what is worn
   * with it. `stand`: beside another colorway.
   */
  readonly use: 'hang' | 'match' | 'stand';
}
