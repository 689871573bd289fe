import type { products } from '@/backend/db/schema';
import type { MediaDraft } from '@/backend/domain/product-media';
import type { VariantField } from '@/core/model/variant';
import type { View } from '../../drawings';
import type { DemoPicture, ProductDraft, Range, ShopDraft } from '../kit/draft';
import { describe } from './description';
import { hashOf, idOf, slugOf } from './deterministic';
import { addressOf, picturesOf } from './pictures';
import { isOfGoods, optionFieldsOf } from './variant-fields';
import { composeVariants } from './variants';

type ProductRow = typeof products.$inferInsert & { id: string; publishedAt: Date };

/** A picture of a product; its size and color are those of the stored file. */
type DemoMedia = Required<Pick<MediaDraft, 'id' | 'file' | 'alt'>>;

/** A product with the row and the pictures it becomes. */
export interface DemoProduct {
  readonly range: Range;
  readonly draft: ProductDraft;
  readonly row: ProductRow;
  readonly variants: ReturnType<typeof composeVariants>;
  readonly pictures: readonly DemoPicture[];
  readonly media: readonly DemoMedia[];
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
      const row = { ...rowOf(shop, range, index), variantFields: ownFields(definition, options) };
      const media = pictures.map((picture) => mediaOf(draft.name, picture));
      const variants = variantsOf(row, options, pictures);
      return { range, draft, pictures, media, row, variants };
    }),
  );
}

/** Returns the choices of a product beside its options, where it lacks one that its category has; null else. */
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
    return shown ? mediaId(shown) : null;
  };
  return composeVariants(row, options, pictureOf);
}

/** Returns the name of a picture that shows a product from a side. */
const SIDES: Record<View, string> = {
  front: '',
  back: ', back',
  detail: ', close-up',
  'in-use': ', in use',
};

function mediaOf(name: string, picture: DemoPicture): DemoMedia {
  const { source } = picture;
  const file = addressOf(picture.key);
  if (source.kind !== 'product') return { id: mediaId(picture), file, alt: name };
  const { color, view } = source.spec;
  return { id: mediaId(picture), file, alt: `${name} in ${color}${SIDES[view]}` };
}

const mediaId = ({ key }: DemoPicture): string => idOf(`media/${key}`);

function rowOf(
  shop: ShopDraft,
  range: Range,
  index: number,
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
    material: range.cloths[draft.cloth]?.material,
    priceMinor: toCents(draft.price),
    compareAtMinor: draft.was === undefined ? null : toCents(draft.was),
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
