import type { ProductCategory } from '@/core/model/category';
import { HOODIES } from './garments/hoodies';
import { SHIRTS } from './garments/shirts';
import { JERSEY } from './garments/jersey';
import type { GarmentModule } from './garments/module';

export const GARMENTS: Record<ProductCategory, GarmentModule> = { Hoodies: HOODIES, Shirts: SHIRTS, Jersey: JERSEY } as never;
