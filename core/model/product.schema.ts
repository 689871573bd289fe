import * as z from 'zod/mini';
import { mediaAddress, mediaHtml } from './media-address.schema';
import { variantFieldSchema, variantRowSchema } from './variant.schema';

/** A price on the wire: dollars with at most two decimals, never negative (spec 3, 9). */
const priceSchema = z.number().check(z.nonnegative());

const share = z.number().check(z.minimum(0), z.maximum(1));

/** Older catalogues name the picture list `images`; both are read, `image` wins (spec 3). */
function withPictureFallback(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'image' in value) return value;
  return 'images' in value ? { ...value, image: value.images } : value;
}

/** Facts about a picture: the focus as shares of width and height, the placeholder a CSS background, sizes in px. */
export const productMediaSchema = z.object({
  alt: z.exactOptional(z.string()),
  focus: z.exactOptional(z.catch(z.object({ x: share, y: share }), { x: 0.5, y: 0.5 })),
  placeholder: z.exactOptional(z.string()),
  width: z.exactOptional(z.int().check(z.positive())),
  height: z.exactOptional(z.int().check(z.positive())),
});

/**
 * A color a product comes in. In listings the first of them have the `choice` that leads to it, as the query of
 * the product's address, where that is not `color=` and its name (`choiceOf`), and the picture that shows it, where
 * that is not the product's first, with what is known of it.
 */
export const productColorSchema = z.object({
  name: z.string(),
  hex: z.string(),
  choice: z.exactOptional(z.string()),
  picture: z.exactOptional(mediaAddress),
  media: z.exactOptional(productMediaSchema),
});

const productFields = z.object({
  id: z.string(),
  slug: z.exactOptional(z.string()),
  name: z.string(),
  price: priceSchema,
  image: z.catch(z.array(mediaAddress), []),
  media: z.exactOptional(z.array(productMediaSchema)),
  brand: z.catch(z.string(), ''),
  category: z.catch(z.string(), ''),
  description: z.catch(mediaHtml, ''),
  tag: z.catch(z.string(), ''),
  material: z.exactOptional(z.string()),
  care: z.exactOptional(z.string()),
  model: z.exactOptional(z.string()),
  seoTitle: z.exactOptional(z.string()),
  seoDescription: z.exactOptional(z.string()),
  template: z.catch(z.string(), ''),
  createdAt: z.catch(z.string(), ''),
  updatedAt: z.catch(z.string(), ''),
  compareAtPrice: z.exactOptional(priceSchema),
  colors: z.exactOptional(z.array(productColorSchema)),
  shown: z.exactOptional(productColorSchema),
  isSoldOut: z.exactOptional(z.boolean()),
  isFewLeft: z.exactOptional(z.boolean()),
  variants: z.exactOptional(z.array(variantFieldSchema)),
  rows: z.exactOptional(z.array(variantRowSchema)),
  rating: z.exactOptional(z.number().check(z.minimum(0), z.maximum(5))),
  reviewCount: z.exactOptional(z.int().check(z.nonnegative())),
});

/**
 * A product as the storefront shows it (spec 3). `price` in dollars. Beyond the spec: `slug` (its
 * address), `material`, `care` and `model` (who wears it; a line each), `seoTitle` and `seoDescription` (for search engines), `media` (what is known of each `image`, where there is something to say), `compareAtPrice` (the shop's
 * own former price), `colors` (for swatches), `shown` (the color that its card is in), `isSoldOut`, `isFewLeft` (fewer than the shop's threshold), `variants` (choices of this product, in place of its category's), and `rows` (what of their
 * combinations can be bought; without them, all can). `rating` and `reviewCount`, what its approved reviews
 * come to, are there in shops with real merchandising only.
 */
export const productSchema = z.pipe(z.transform(withPictureFallback), productFields);

/** Products for cards: listings leave out the long description. */
export const productListSchema = z.array(productSchema);
