import type { Easel, Figure } from '../kit/easel';

/** One category's drawings. */
export interface GarmentModule {
  readonly cuts: readonly [string, ...string[]];
  front(easel: Easel): Figure;
  back(easel: Easel): Figure;
  /** How it is shown in use: on a hanger, folded in a stack, or standing about. */
  readonly use: 'hang' | 'fold' | 'stand';
}
