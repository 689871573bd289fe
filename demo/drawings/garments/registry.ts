import type { ProductCategory } from '@/core/model/category-values';
import type { GarmentModule } from '../kit/module';
import { ACCESSORIES } from './accessories';
import { COMBO_SET } from './combo';
import { HOME_DECOR } from './home-decor';
import { HOODIES } from './hoodies';
import { JACKET } from './jacket';
import { JERSEY } from './jersey';
import { PANTS } from './pants';
import { SHIRTS } from './shirts';
import { SHOES } from './shoes';
import { SHORTS } from './shorts';
import { SLEEPWEAR } from './sleepwear';
import { SWEATERS } from './sweaters';
import { TUMBLER } from './tumbler';

export const GARMENTS: Record<ProductCategory, GarmentModule> = {
  Accessories: ACCESSORIES,
  'Combo Set': COMBO_SET,
  'Home Decor': HOME_DECOR,
  Hoodies: HOODIES,
  Jacket: JACKET,
  Jersey: JERSEY,
  Pants: PANTS,
  Shirts: SHIRTS,
  Shoes: SHOES,
  Shorts: SHORTS,
  Sleepwear: SLEEPWEAR,
  Sweaters: SWEATERS,
  Tumbler: TUMBLER,
};
