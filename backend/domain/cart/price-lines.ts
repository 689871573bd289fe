import type { CartClaim, CartLine } from '@/core/model/cart';
import type { Product } from '@/core/model/product';
import type { VariantField, VariantRow } from '@/core/model/variant';
import { cartLine } from '@/core/rules/cart/cart-line';
import { MAX_QUANTITY } from '@/core/rules/cart/quantity';
import { queryWithChoices } from '@/core/rules/variants/choice-address';
import { claimedRow, labelsOf } from '@/core/rules/variants/claimed-row';
import { offeredChoices } from '@/core/rules/variants/offered-choices';
import {
  type Choosable,
  choicesOf,
  lineVariants,
  optionFields,
} from '@/core/rules/variants/variant-rows';
import { blankFields, chosenVariants, type VariantChoices } from '@/core/rules/variants/variants';
import { isUuid } from '@/core/values/is-uuid';
import type { PublicAddress } from '../../media/public-address';
import type { Services } from '../../services/services';
import { withOffer } from '../catalogue/offer';
import { toProduct } from '../catalogue/product-wire';
import { type FieldsOf, loadVariants } from '../catalogue/variant-columns';
import { revisionKey, type ShopServices } from '../shops/find-shop';
import { loadLeft } from '../stock/load-left';
import { soldProducts } from './sold-products';

/** A line as the shop sells it today, and the row of its product that is bought. */
export interface PricedLine {
  line: CartLine;
  row: VariantRow | null;
  /** The options of that row, as shoppers read them. */
  options: { name: string; value: string }[];
}

/**
 * Prices lines as the shop sells them today: null for a product that it does not sell, marked where the claimed row is
 * gone. Of a claim only the product's id, quantity, row and choices count. One query at most.
 */
export async function priceLines(
  services: ShopServices,
  claims: readonly CartClaim[],
): Promise<(PricedLine | null)[]> {
  const fieldsOf = await loadVariants(services);
  const sold = await loadProducts(services, claims, fieldsOf);
  return claims.map((claim) => {
    const product = sold.get(claim.product.id.toLowerCase());
    return product ? priceLine(services, claim, product, fieldsOf) : null;
  });
}

function priceLine(
  { publicAddress }: Services,
  claim: CartClaim,
  product: Product,
  fieldsOf: FieldsOf,
): PricedLine {
  const quantity = Math.min(claim.quantity, MAX_QUANTITY);
  const offered = product.variants ?? fieldsOf(product.category);
  const fields = offered.map((field) => asShown(field, publicAddress));
  const rows = product.rows ?? [];
  if (rows.length === 0) {
    const choices = offeredChoices(fields, claim.variants);
    const line = cartLine(product, quantity, chosenVariants(fields, choices));
    return { line: withFacts(line, { fields }, choices), row: null, options: [] };
  }
  const row = claimedRow({ fields, rows }, claim);
  if (!row) return { line: goneLine(product, quantity, claim), row: null, options: [] };
  const offer = { fields, rows };
  const named = optionFields(offer);
  const others = offeredChoices(fields.slice(named.length), claim.variants);
  const choices = { ...choicesOf(offer, row), ...others };
  const line = cartLine(product, quantity, lineVariants(offer, choices, product.price), row);
  const labels = labelsOf(named, row);
  const options = named.map(({ label }, place) => ({ name: label, value: labels[place] ?? '' }));
  return { line: withFacts(line, offer, choices), row, options };
}

/** A line that names what is required of it and was left blank, and how an address names its choices. */
function withFacts(line: CartLine, offer: Choosable, choices: VariantChoices): CartLine {
  const blank = blankFields(offer.fields, choices);
  const choice = queryWithChoices(offer, choices, new URLSearchParams());
  return { ...line, ...(blank.length > 0 && { blank }), ...(choice && { choice }) };
}

/** A line of which the shop has no such variant: it says what was chosen, at the product's price. */
function goneLine(product: Product, quantity: number, { variants = {}, variantId: id }: CartClaim) {
  const chosen = Object.entries(variants).map(
    ([label, choice]) => [label, { ...choice, priceAdjustment: 0 }] as const,
  );
  // It goes on naming the row that it was, so that what is left of the product is never taken for it.
  const row = id === undefined ? undefined : { id };
  const line = cartLine(product, quantity, Object.fromEntries(chosen), row);
  return { ...line, stock: { left: 0, isGone: true } };
}

/** Says how many each line can have of what is counted, in one query; lines of one variant share it. */
export async function withStock(
  services: ShopServices,
  lines: readonly (PricedLine | null)[],
  checkoutKey: string | undefined,
): Promise<(PricedLine | null)[]> {
  const ids = [...new Set(lines.flatMap((priced) => (priced?.row ? [priced.row.id] : [])))];
  const left = await loadLeft(services, services.shop, ids, checkoutKey);
  return lines.map((priced) => {
    if (!priced?.row) return priced;
    const { row, line } = priced;
    const pieces = left.get(row.id);
    if (pieces === undefined) return priced;
    left.set(row.id, Math.max(0, pieces - line.quantity));
    return { ...priced, line: { ...line, stock: { left: Math.min(pieces, MAX_QUANTITY) } } };
  });
}

async function loadProducts(
  { db, memo, shop }: ShopServices,
  claims: readonly CartClaim[],
  fieldsOf: FieldsOf,
): Promise<ReadonlyMap<string, Product>> {
  const named = claims.map(({ product }) => product.id.toLowerCase()).filter(isUuid);
  const ids = [...new Set(named)].sort();
  if (ids.length === 0) return new Map();
  const { id: shopId, template, templateRevision } = shop;
  return memo.sold.get(`${revisionKey(shop)} ${templateRevision} ${ids}`, async () => {
    const rows = await soldProducts(db).execute({ shopId, template, ids });
    const offered = rows.map((row) =>
      withOffer(toProduct(row, shop), row, fieldsOf(row.category), shop),
    );
    return new Map(offered.map((product) => [product.id, product]));
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
