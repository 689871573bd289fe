import type { ProductCategory } from '@/core/model/category-values';
import { ACCESSORIES } from './garments/accessories';
import { COMBO_SET } from './garments/combo';
import { HOME_DECOR } from './garments/home-decor';
import { HOODIES } from './garments/hoodies';
import { JACKET } from './garments/jacket';
import { JERSEY } from './garments/jersey';
import type { GarmentModule } from './garments/module';
import { PANTS } from './garments/pants';
import { SHIRTS } from './garments/shirts';
import { SHOES } from './garments/shoes';
import { SHORTS } from './garments/shorts';
import { SLEEPWEAR } from './garments/sleepwear';
import { SWEATERS } from './garments/sweaters';
import { TUMBLER } from './garments/tumbler';

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
