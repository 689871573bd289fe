import { and, eq, type SQL, sql } from 'drizzle-orm';
import { RESTOCK_PATH } from '@/core/model/restock';
import { ACCESS_KEY } from '@/core/rules/address/order-address';
import { productHref } from '@/core/rules/address/product-address';
import type { Tx } from '../../db/rows';
import { products, productVariants, shops } from '../../db/schema';
import type { RestockFacts, ShopFacts } from '../../mail';
import { variantQuery } from '../catalogue/offer';
import { variantRecords } from '../catalogue/variant-columns';
import { visibleTo } from '../catalogue/visible';
import type { ConsumerServices } from '../events/record-event';
import { mailPicture, toShopFacts } from '../mail/shop-facts';
import { variantFile } from '../product-media';
import { type RestockAccess, sealRestockAccess } from './cancel-restock';

/** Condition that a variant of a joined product is to be had; what others hold of it counts as there. */
export const isBack: SQL<boolean> = sql<boolean>`
  (NOT ${products.isSoldOut} AND coalesce(${productVariants.stock}, 1) > 0)`;

/** Width in px of a dense screen. */
const PICTURE_WIDTH = 240;

export interface AwaitedVariant {
  shopId: string;
  variantId: string;
}

export interface Restock {
  awaited: AwaitedVariant;
  shop: ShopFacts;
  facts: Omit<RestockFacts, 'unsubscribe'>;
}

/** Loads a variant of a shop; undefined where it is not to be had, or not any more. */
export async function loadRestock(
  tx: Tx,
  services: ConsumerServices,
  awaited: AwaitedVariant,
): Promise<Restock | undefined> {
  const [row] = await tx
    .select({
      ...{ shop: shops, product: products, variant: productVariants, file: variantFile },
      variants: variantRecords,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(shops, eq(shops.id, awaited.shopId))
    .where(and(eq(productVariants.id, awaited.variantId), visibleTo(shops), isBack));
  if (!row) return undefined;
  const { product, variant, variants, file } = row;
  const shop = toShopFacts(services, row.shop);
  const choice = variantQuery(variants ?? [], variant.id);
  return {
    ...{ awaited, shop },
    facts: {
      name: product.name,
      image: mailPicture(services, shop.origin, file ?? '', PICTURE_WIDTH),
      options: variant.options,
      priceMinor: variant.priceMinor,
      link: `${shop.origin}${productHref(product)}${choice && `?${choice}`}`,
    },
  };
}

export function unsubscribeLink(
  services: ConsumerServices,
  { origin }: Pick<ShopFacts, 'origin'>,
  access: RestockAccess,
): string {
  const sealed = encodeURIComponent(sealRestockAccess(services, access));
  return `${origin}${RESTOCK_PATH}?${ACCESS_KEY}=${sealed}`;
}
