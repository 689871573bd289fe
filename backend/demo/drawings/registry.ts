import type { ProductCategory } from '@/core/model/category';
import { HOODIES } from './garments/hoodies';
import { SHIRTS } from './garments/shirts';
import { JERSEY } from './garments/jersey';
import { SWEATERS } from './garments/sweaters';
import { JACKET } from './garments/jacket';
import { PANTS } from './garments/pants';
import { SHORTS } from './garments/shorts';
import { SLEEPWEAR } from './garments/sleepwear';
import { SHOES } from './garments/shoes';
import { ACCESSORIES } from './garments/accessories';
import type { GarmentModule } from './garments/module';

export const GARMENTS: Record<ProductCategory, GarmentModule> = { Hoodies: HOODIES, Shirts: SHIRTS, Jersey: JERSEY, Sweaters: SWEATERS, Jacket: JACKET, Pants: PANTS, Shorts: SHORTS, Sleepwear: SLEEPWEAR, Shoes: SHOES, Accessories: ACCESSORIES } as never;
