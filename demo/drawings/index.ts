import type { ProductCategory } from '@/core/model/category-values';
import { GARMENTS } from './garments/registry';
import { MOTIFS } from './kit/motifs';

export type {
  Pattern,
  PictureSpec,
  SceneSpec,
  View,
} from './kit/spec';
export { drawPicture } from './picture';
export { drawScene } from './scene';
export { MOTIFS };

/** The cuts that can be drawn, by category. */
export const CUTS: Record<ProductCategory, readonly [string, ...string[]]> = {
  Accessories: GARMENTS.Accessories.cuts,
  'Combo Set': GARMENTS['Combo Set'].cuts,
  'Home Decor': GARMENTS['Home Decor'].cuts,
  Hoodies: GARMENTS.Hoodies.cuts,
  Jacket: GARMENTS.Jacket.cuts,
  Jersey: GARMENTS.Jersey.cuts,
  Pants: GARMENTS.Pants.cuts,
  Shirts: GARMENTS.Shirts.cuts,
  Shoes: GARMENTS.Shoes.cuts,
  Shorts: GARMENTS.Shorts.cuts,
  Sleepwear: GARMENTS.Sleepwear.cuts,
  Sweaters: GARMENTS.Sweaters.cuts,
  Tumbler: GARMENTS.Tumbler.cuts,
};
