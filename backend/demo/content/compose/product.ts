import type { VariantField } from '@/core/model/variant';
import type { products } from '../../../db/schema';
import type { DemoPicture, ProductDraft, Range, ShopDraft } from '../draft';
import { describe } from './description';
import { hashOf, idOf, slugOf } from './deterministic';
import { addressOf, picturesOf } from './pictures';
import { isOfGoods, optionFieldsOf } from './variant-fields';
import { composeVariants } from './variants';

type ProductRow = typeof products.$inferInsert & { id: string; publishedAt: Date };

/** A product with the row and the pictures it becomes. */
export interface DemoProduct {
  readonly range: Range;
  readonly draft: ProductDraft;
  readonly row: ProductRow;
  readonly variants: ReturnType<typeof composeVariants>;
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
      const options = optionFieldsOf(definition, draft);
      const row = {
        ...rowOf(shop, range, index, pictures),
        variantFields: ownFields(definition, options),
      };
      return { range, draft, pictures, row, variants: variantsOf(row, options, pictures) };
    }),
  );
}

/** What a product lets one choose beside its options, where it lacks one that its category has; null else. */
function ownFields(definition: readonly VariantField[], options: readonly VariantField[]) {
  const isWhole = options.length === definition.filter(isOfGoods).length;
  return isWhole ? null : definition.filter((field) => !isOfGoods(field));
}

function variantsOf(
  row: ProductRow & { compareAtMinor: number | null },
  options: readonly VariantField[],
  pictures: readonly DemoPicture[],
) {
  const pictureOf = (color: string) => {
    const shown = pictures.find(
      ({ source }) => source.kind === 'product' && source.spec.color === color,
    );
    return shown ? addressOf(shown.key) : '';
  };
  return composeVariants(row, options, pictureOf);
}

function rowOf(
  shop: ShopDraft,
  range: Range,
  index: number,
  pictures: readonly DemoPicture[],
): ProductRow & { compareAtMinor: number | null } {
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
