import { and, eq, inArray } from 'drizzle-orm';
import { productPath } from '@/core/rules/address/product-address';
import { mergeSettings } from '@/core/rules/design/settings';
import { cleanLine } from '@/core/values/clean-text';
import type { Tx } from '../../db/rows';
import { products, productVariants, type ShopRow, shops } from '../../db/schema';
import type { DomainEvent } from '../../db/schema/events';
import { toShop } from '../../mail';
import { visibleTo } from '../catalogue/visible';
import type { ConsumerServices } from '../events/record-event';
import { toShopFacts } from '../mail/shop-facts';
import type { Notice } from './notify';

interface Piece {
  variantId: string;
  quantity: number;
  left: number;
}

/** The variants that an order has brought below the number at which few are left, or to none; not those that were there. */
export async function noticesOfStock(
  tx: Tx,
  services: ConsumerServices,
  shop: ShopRow,
  { subjectId: orderId, data: { pieces } }: DomainEvent<'stock.taken'>,
): Promise<Notice[]> {
  const { fewLeftBelow } = mergeSettings(shop.settings);
  const crossed = pieces.filter((piece) => hasCrossed(piece, fewLeftBelow));
  if (crossed.length === 0) return [];
  const ids = crossed.map(({ variantId }) => variantId);
  const rows = await tx
    .select({ variant: productVariants, product: products })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(shops, eq(shops.id, shop.id))
    .where(and(visibleTo(shops), inArray(productVariants.id, ids)));
  return rows.flatMap(({ variant, product }) => {
    const left = crossed.find(({ variantId }) => variantId === variant.id)?.left ?? 0;
    const options = variant.options.map(({ value }) => value).join(' / ');
    const name = cleanLine(options ? `${product.name} (${options})` : product.name);
    const facts = { name, left, sku: variant.sku };
    return {
      occasion: `stock ${variant.id} ${orderId}`,
      line: toShop.stockLine(facts),
      path: productPath({ id: product.id, slug: product.slug }),
      write: (links) => toShop.stockLow(toShopFacts(services, shop), links, facts),
    };
  });
}

/** True for the order that crosses the line, and for none after it. Events of earlier versions do not say what is left. */
function hasCrossed({ quantity, left }: Piece, fewBelow: number): boolean {
  const before = left + quantity;
  return (before >= fewBelow && left < fewBelow) || (before > 0 && left === 0);
}
