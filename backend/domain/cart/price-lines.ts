import type { CartClaim, CartLine } from '@/core/model/cart';
import type { Product } from '@/core/model/product';
import type { VariantField } from '@/core/model/variant';
import { cartLine, MAX_QUANTITY } from '@/core/rules/cart-line';
import { offeredVariants } from '@/core/rules/offered-variants';
import { isUuid } from '../../db/is-uuid';
import type { PublicAddress } from '../../http/public-address';
import type { Services } from '../../services';
import { toProduct } from '../catalogue/product-wire';
import { loadVariants } from '../catalogue/variants';
import type { ShopRef } from '../shops/find-shop';
import { revisionKey } from '../shops/load-shop';

/**
 * Lines as the shop sells them today, one for each that is claimed: null for a product that it does
 * not sell. Of a claim only the product's id, the quantity and the choices' values count. One query at
 * most, however many lines.
 */
export async function priceLines(
  services: Services,
  shop: ShopRef,
  claims: readonly CartClaim[],
): Promise<(CartLine | null)[]> {
  const [sold, fieldsOf] = await Promise.all([
    loadProducts(services, shop, claims),
    loadVariants(services, shop),
  ]);
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
  { soldProducts, memo }: Services,
  shop: ShopRef,
  claims: readonly CartClaim[],
): Promise<ReadonlyMap<string, Product>> {
  const named = claims.map(({ product }) => product.id.toLowerCase()).filter(isUuid);
  const ids = [...new Set(named)].sort();
  if (ids.length === 0) return new Map();
  const { id: shopId, template, templateRevision } = shop;
  return memo.sold.get(`${revisionKey(shop)} ${templateRevision} ${ids}`, async () => {
    const rows = await soldProducts.execute({ shopId, template, ids });
    return new Map(rows.map((row) => [row.id, toProduct(row)]));
  });
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
