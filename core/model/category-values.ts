import { ALL_PRODUCTS } from './category';

/** The category values of spec 3 that a product can stand in. */
export const PRODUCT_CATEGORIES = [
  'Accessories',
  'Combo Set',
  'Home Decor',
  'Hoodies',
  'Jacket',
  'Jersey',
  'Pants',
  'Shirts',
  'Shoes',
  'Shorts',
  'Sleepwear',
  'Sweaters',
  'Tumbler',
] as const;

/** All category values of spec 3. */
export const CATEGORIES = [ALL_PRODUCTS, ...PRODUCT_CATEGORIES] as const;

/** A category a product can stand in. */
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];
