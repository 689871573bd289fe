import type { Piece } from '../parts/arm';

/** The style of a jacket. */
export interface JacketStyle {
  /** Drawn below and above the body: the neck's inside, the collar or hood. */
  readonly parts: { readonly below: Piece; readonly above: Piece };
  readonly hem: Piece;
  /** Drawn on the body: pockets, closing. */
  readonly details: string;
  /** Drawn on the cloth below its folds. */
  readonly under: string;
}
