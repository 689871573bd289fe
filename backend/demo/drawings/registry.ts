import type { ProductCategory } from '@/core/model/category';
import { HOODIES } from './garments/hoodies';
import { SHIRTS } from './garments/shirts';
import { JERSEY } from './garments/jersey';
import { SWEATERS } from './garments/sweaters';
import { JACKET } from './garments/jacket';
import type { GarmentModule } from './garments/module';

export const GARMENTS: Record<ProductCategory, GarmentModule> = { Hoodies: HOODIES, Shirts: SHIRTS, Jersey: JERSEY, Sweaters: SWEATERS, Jacket: JACKET } as never;
