import type { ProductCategory } from '@/core/model/category-values';
import type { ColorName } from '@/core/model/palette';

export const PATTERNS = ['plain', 'stripe', 'check', 'color-block', 'chest-print'] as const;
export const VIEWS = ['front', 'back', 'detail', 'in-use'] as const;

export type Pattern = (typeof PATTERNS)[number];
export type View = (typeof VIEWS)[number];

/** The content of a product picture. The same spec always gives the same picture. */
export interface PictureSpec {
  readonly category: ProductCategory;
  /** One of `CUTS[category]`. */
  readonly cut: string;
  readonly color: ColorName;
  readonly accent: ColorName;
  readonly pattern: Pattern;
  /** One of `MOTIFS`; drawn by the pattern `chest-print`. */
  readonly motif: string;
  /** Team lettering: number on the front, name and number on the back. */
  readonly lettering?: { readonly name: string; readonly number: string };
  readonly view: View;
  /** Hex of the tinted ground. */
  readonly ground: string;
  /** Varies folds, sleeves and stripe layouts. */
  readonly seed: number;
}

/** An arrangement of several garments: banners, category tiles and review photos. */
export interface SceneSpec {
  readonly kind: 'hero' | 'strip' | 'spread' | 'plate' | 'tile' | 'review';
  readonly items: readonly PictureSpec[];
  readonly ground: string;
  /** Hex of the second color of the set: a wall, a rug, a band. */
  readonly second: string;
  readonly seed: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}
