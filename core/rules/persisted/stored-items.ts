import { type Cart, type CartLine, MAX_CART_LINES, type WishlistItem } from '../../model/cart';
import type { CategoryTile } from '../../model/category-tile';
import { type AppliedCoupon, COUPON_KINDS } from '../../model/coupon';
import type { Product, ProductColor } from '../../model/product';
import type { FieldIn } from '../../model/product-fields';
import type { ChosenVariant, ChosenVariants } from '../../model/variant';
import { isObject } from '../../values/is-object';
import { cartProduct } from '../cart/cart-product';
import { MAX_QUANTITY } from '../cart/quantity';
import { MAX_RATING } from '../reviews/rating';

/**
 * Describes what a browser kept, or another page handed over, read as if a stranger had written it: what is no
 * line or item is left out, texts and numbers are bounded, unknown fields are dropped. Nothing read here is
 * believed where it matters: the server prices every line.
 */
const MAX_TEXT = 300;
const MAX_ADDRESS = 2000;
const MAX_DESCRIPTION = 20_000;
const MAX_PICTURES = 12;
const MAX_COLORS = 40;
const HEX = /^#[\da-f]{3,8}$/i;
const MAX_CHOICES = 30;
const MAX_WISHES = 500;
const MAX_TILES = 100;
const MAX_PRICE = 1_000_000;

export function readCart(value: unknown): Cart {
  const cart = isObject(value) ? value : {};
  return { items: readLines(cart.items), appliedCoupon: readCoupon(cart.appliedCoupon) };
}

/** Lines of a cart, as many as a cart holds. */
export const readLines = (value: unknown): CartLine[] => readList(value, MAX_CART_LINES, readLine);

/** The items of a wishlist slice. */
export function readWishes(value: unknown): WishlistItem[] {
  if (!isObject(value) || !Array.isArray(value.items)) return [];
  // The newest are the last.
  return readList(value.items.slice(-MAX_WISHES), MAX_WISHES, readWish);
}

/** The category tiles of a template. */
export const readTiles = (value: unknown): CategoryTile[] => readList(value, MAX_TILES, readTile);

function readTile(value: unknown): CategoryTile | null {
  if (!isObject(value)) return null;
  const [name, category] = [text(value.name), text(value.category)];
  return name && category ? { name, category, image: text(value.image, MAX_ADDRESS) } : null;
}

function readLine(value: unknown): CartLine | null {
  const item = readWish(value);
  const quantity = isObject(value) ? value.quantity : undefined;
  if (!item || typeof quantity !== 'number' || !(quantity >= 1)) return null;
  const { product, ...rest } = item;
  return {
    ...rest,
    product: cartProduct(product),
    quantity: Math.min(MAX_QUANTITY, Math.floor(quantity)),
  };
}

function readWish(value: unknown): WishlistItem | null {
  if (!isObject(value)) return null;
  const product = readProduct(value.product);
  const variants = readVariants(value.variants);
  const variantId = text(value.variantId);
  return (
    product && {
      product,
      ...(Object.keys(variants)[0] !== undefined && { variants }),
      ...(variantId && { variantId }),
    }
  );
}

type PersistedField = FieldIn<'copies'>;
/** Fields that every product has. */
type Everywhere = {
  [Name in PersistedField]: object extends Pick<Product, Name> ? never : Name;
}[PersistedField];
type Readers<Name extends PersistedField> = {
  [One in Name]: (value: unknown) => Product[One] | null;
};

const EVERYWHERE: Readers<Everywhere> = {
  id: text,
  name: text,
  brand: text,
  category: text,
  tag: text,
  template: text,
  createdAt: text,
  updatedAt: text,
  price: amount,
  image: (value) => readList(value, MAX_PICTURES, (one) => text(one, MAX_ADDRESS) || null),
  description: (value) => text(value, MAX_DESCRIPTION),
};

/** Each is left out where it has nothing to say. */
const OPTIONAL: Readers<Exclude<PersistedField, Everywhere>> = {
  slug: text,
  compareAtPrice: amount,
  colors: (value) => {
    const colors = readList(value, MAX_COLORS, readColor);
    return colors[0] && colors;
  },
  shown: readColor,
  rating: (value) => Math.min(MAX_RATING, amount(value)),
  reviewCount: (value) => Math.floor(amount(value)),
  isSoldOut: isTrue,
  isFewLeft: isTrue,
};

function isTrue(value: unknown): boolean {
  return value === true;
}

/** A product; one without an id is none. */
export function readProduct(value: unknown): Product | null {
  if (!isObject(value)) return null;
  const said = readFields(OPTIONAL, value).filter(([, field]) => field);
  const product: Product = Object.fromEntries([...readFields(EVERYWHERE, value), ...said]);
  return product.id ? product : null;
}

function readFields(
  readers: Readonly<Record<string, (value: unknown) => unknown>>,
  value: Readonly<Record<string, unknown>>,
) {
  return Object.entries(readers).map(([name, read]) => [name, read(value[name])]);
}

function readColor(value: unknown): ProductColor | null {
  if (!isObject(value)) return null;
  const hex = text(value.hex);
  if (!HEX.test(hex)) return null;
  return {
    name: text(value.name),
    hex,
    choice: text(value.choice),
    picture: text(value.picture, MAX_ADDRESS),
  };
}

function readVariants(value: unknown): ChosenVariants {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).slice(0, MAX_CHOICES).flatMap(readChoice);
  // Not by assignment: a label may be `__proto__`.
  return Object.fromEntries(entries);
}

function readChoice([label, value]: [string, unknown]): [string, ChosenVariant][] {
  if (!isObject(value) || label === '__proto__') return [];
  const { priceAdjustment } = value;
  const isPrice = typeof priceAdjustment === 'number' && Math.abs(priceAdjustment) <= MAX_PRICE;
  return [
    [
      text(label),
      {
        label: text(value.label),
        value: text(value.value, MAX_ADDRESS),
        priceAdjustment: isPrice ? priceAdjustment : 0,
      },
    ],
  ];
}

function readCoupon(value: unknown): AppliedCoupon | null {
  if (!isObject(value)) return null;
  const code = text(value.code);
  const kind = COUPON_KINDS.find((one) => one === value.kind);
  return code && kind
    ? {
        code,
        kind,
        value: amount(value.value),
        minimum: amount(value.minimum),
        proof: text(value.proof),
      }
    : null;
}

function readList<Item>(value: unknown, most: number, read: (one: unknown) => Item | null): Item[] {
  if (!Array.isArray(value)) return [];
  const items: Item[] = [];
  for (const one of value) {
    if (items.length >= most) break;
    const item = read(one);
    if (item !== null) items.push(item);
  }
  return items;
}

function text(value: unknown, longest = MAX_TEXT): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

function amount(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value <= MAX_PRICE ? value : 0;
}
