import { type Dye, dyeOf } from './dye';
import { createRandom, type Random } from './random';
import { Sheet } from './sheet';
import type { PictureSpec } from './spec';

/** Tools a garment needs to draw itself: where definitions go, its colors, its dice. */
export interface Easel {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly spec: PictureSpec;
  readonly main: Dye;
  readonly accent: Dye;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawn garment in its own units, before it is framed. */
export interface Figure {
  readonly art: string;
  /** Path data of everything that throws a shadow on the ground. */
  readonly silhouette: string;
  readonly bounds: Rect;
  /** The frame of the detail view, in the garment's units; 3:4. */
  readonly focus: readonly [Rect, ...Rect[]];
}

export function createEasel(spec: PictureSpec, sheet: Sheet = new Sheet()): Easel {
  return {
    sheet,
    spec,
    random: createRandom(spec.seed),
    main: dyeOf(spec.color),
    accent: dyeOf(spec.accent),
  };
}

export const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x,
  y,
  width,
  height,
});
