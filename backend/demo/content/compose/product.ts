import type { VariantField } from '@/core/model/variant';
import type { products } from '../../../db/schema';
import type { DemoPicture, ProductDraft, Range, ShopDraft } from '../draft';
import { describe } from './description';
import { hashOf, idOf, slugOf } from './deterministic';
import { addressOf, picturesOf } from './pictures';
import { ownFields } from './variant-fields';

type ProductRow = typeof products.$inferInsert & { id: string; publishedAt: Date };

/** A product with the row and the pictures it becomes. */
export interface DemoProduct {
  readonly range: Range;
  readonly draft: ProductDraft;
  readonly row: ProductRow;
  readonly pictures: readonly DemoPicture[];
}

const FIRST_DAY = Date.UTC(2026, 0, 5, 8);
const LAST_DAY = Date.UTC(2026, 8, 14, 8);

/** All products of a shop. The first of each range are its newest. */
export function composeProducts(
  shop: ShopDraft,
  definitions: Readonly<Record<string, readonly VariantField[]>>,
): DemoProduct[] {
  return shop.ranges.flatMap((range) =>
    range.products.map((draft, index) => {
      const pictures = picturesOf(shop, range, draft);
      const definition = definitions[range.category] ?? [];
      return { range, draft, pictures, row: rowOf(shop, range, index, pictures, definition) };
    }),
  );
}

function rowOf(
  shop: ShopDraft,
  range: Range,
  index: number,
  pictures: readonly DemoPicture[],
  definition: readonly VariantField[],
): ProductRow {
  const draft = range.products[index] ?? range.products[0];
  const slug = slugOf(draft.name);
  const publishedAt = dayOf(`${shop.template}/${slug}`, index, range.products.length);
  return {
    id: idOf(`${shop.template}/${slug}`),
    template: shop.template,
    shopId: null,
    slug,
    name: draft.name,
    description: describe(range, draft, index),
    brand: shop.name,
    category: range.category,
    tags: draft.tags,
    priceMinor: toCents(draft.price),
    compareAtMinor: draft.was === undefined ? null : toCents(draft.was),
    images: pictures.map(({ key }) => addressOf(key)),
    colors: [...draft.colors],
    variantFields: ownFields(definition, draft),
    isSoldOut: draft.isSoldOut ?? false,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
  };
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Spreads a range over the year, so that the newest of a shop are of all its ranges. */
function dayOf(by: string, index: number, count: number): Date {
  const jitter = (hashOf(by) % 1000) / 1000;
  const age = (index + 0.9 * jitter) / count;
  const minute = 60_000;
  return new Date(Math.round((LAST_DAY - age * (LAST_DAY - FIRST_DAY)) / minute) * minute);
}
