import { and, inArray } from 'drizzle-orm';
import type { CartClaim, CartLine } from '@/core/model/cart';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { cartLine, MAX_QUANTITY } from '@/core/rules/cart-line';
import { offeredVariants } from '@/core/rules/offered-variants';
import { isUuid } from '../../db/is-uuid';
import { products } from '../../db/schema';
import type { PublicAddress } from '../../http/public-address';
import type { Services } from '../../services';
import { cardColumns, toProduct } from '../catalogue/product-wire';
import { loadVariants } from '../catalogue/variants';
import { visibleTo } from '../catalogue/visible';
import type { ShopRef } from '../shops/find-shop';

const columns = { ...cardColumns, variantFields: products.variantFields };

/**
 * Lines as the shop sells them today, one for each that is claimed: null for a product that it does
 * not sell. Of a claim only the product's id, the quantity and the choices' values count. Two queries,
 * however many lines.
 */
export async function priceLines(
  services: Services,
  shop: ShopRef,
  claims: readonly CartClaim[],
): Promise<(CartLine | null)[]> {
  const sold = await loadProducts(services, shop, claims);
  if (sold.size === 0) return claims.map(() => null);
  const categories = new Set([...sold.values()].map(({ category }) => category));
  const fieldsOf = await loadVariants(services, shop, [...categories]);
  return claims.map((claim) => {
    const product = sold.get(claim.product.id.toLowerCase());
    if (!product) return null;
    const fields = product.variants ?? fieldsOf(product.category);
    const offered = fields.map((field) => asShown(field, services.publicAddress));
    const quantity = Math.min(claim.quantity, MAX_QUANTITY);
    return cartLine(product, quantity, offeredVariants(offered, claim.variants));
  });
}

async function loadProducts(
  { db }: Services,
  shop: ShopRef,
  claims: readonly CartClaim[],
): Promise<Map<string, Product>> {
  const ids = [...new Set(claims.map(({ product }) => product.id).filter(isUuid))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(products)
    .where(and(visibleTo(shop), inArray(products.id, ids)));
  return new Map(rows.map((row) => [row.id, toProduct(row)]));
}

/** A field with the values a browser knows it by: those that are pictures have another address there. */
function asShown(field: VariantField, publicAddress: PublicAddress): VariantField {
  const { condition } = field;
  return {
    ...field,
    options: field.options.map((option) => ({ ...option, value: publicAddress(option.value) })),
    ...(condition && { condition: { ...condition, value: publicAddress(condition.value) } }),
  };
}
