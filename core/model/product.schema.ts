import * as z from 'zod';
import { variantFieldSchema } from './variant.schema';

/** A price on the wire: dollars with at most two decimals, never negative (spec 3, 9). */
export const priceSchema = z.number().nonnegative().finite();

/** Older catalogues name the picture list `images`; both are read, `image` wins (spec 3). */
function withPictureFallback(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'image' in value) return value;
  return 'images' in value ? { ...value, image: value.images } : value;
}

const productFields = z.object({
  id: z.string(),
  slug: z.string().exactOptional(),
  name: z.string(),
  price: priceSchema,
  image: z.array(z.string()).catch([]),
  brand: z.string().catch(''),
  category: z.string().catch(''),
  description: z.string().catch(''),
  tag: z.string().catch(''),
  template: z.string().catch(''),
  createdAt: z.string().catch(''),
  updatedAt: z.string().catch(''),
  compareAtPrice: priceSchema.exactOptional(),
  colors: z.array(z.object({ name: z.string(), hex: z.string() })).exactOptional(),
  isSoldOut: z.boolean().exactOptional(),
  variants: z.array(variantFieldSchema).exactOptional(),
  rating: z.number().min(0).max(5).exactOptional(),
  reviewCount: z.number().int().nonnegative().exactOptional(),
});

/**
 * A product as the storefront shows it (spec 3). `price` in dollars. Beyond the spec: `slug` (its
 * address), `compareAtPrice` (the shop's own former price), `colors` (for swatches),
 * `isSoldOut`, and `variants` (choices of this product alone, in place of its category's). `rating` and
 * `reviewCount`, what its approved reviews come to, are there in shops with real merchandising only.
 */
export const productSchema = z.preprocess(withPictureFallback, productFields);

/** What a product card needs: listings leave out the long description. */
export const productListSchema = z.array(productSchema);
