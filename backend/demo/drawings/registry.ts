import type { ProductCategory } from '@/core/model/category';
import { HOODIES } from './garments/hoodies';
import { JACKET } from './garments/jacket';
import { JERSEY } from './garments/jersey';
import type { GarmentModule } from './garments/module';
import { SHIRTS } from './garments/shirts';
import { SWEATERS } from './garments/sweaters';

export const GARMENTS: Record<ProductCategory, GarmentModule> = {
  Hoodies: HOODIES,
  Shirts: SHIRTS,
  Jersey: JERSEY,
  Sweaters: SWEATERS,
  Jacket: JACKET,
} as never;
