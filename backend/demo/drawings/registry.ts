import type { ProductCategory } from '@/core/model/category';
import { HOODIES } from './garments/hoodies';
import { SHIRTS } from './garments/shirts';
import type { GarmentModule } from './garments/module';

export const GARMENTS: Record<ProductCategory, GarmentModule> = { Hoodies: HOODIES, Shirts: SHIRTS } as never;
