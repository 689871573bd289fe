import type { reviews } from '@/backend/db/schema';
import type { ColorName } from '@/core/model/palette';
import type { DemoPicture, ReviewVoice, ShopDraft, Some } from '../kit/draft';
import { choose, falls, hashOf, idOf } from './deterministic';
import { addressOf, specOf } from './pictures';
import type { DemoProduct } from './product';
import { createDealer, type Words } from './review-words';
import { reviewerOf } from './reviewers';

const BEST_SELLERS = 2;
const PHOTO_SIZE = { width: 900, height: 1125 } as const;
const LAST_REVIEW = Date.UTC(2026, 10, 12, 20);
const DAY_MS = 86_400_000;
/** Tables, floors and walls at home, which are not the shop's studio. */
const ROOMS: Some<readonly [ground: string, second: string]> = [
  ['#e4d8c8', '#b99773'],
  ['#d9dde0', '#9aa7ae'],
  ['#e9e2d6', '#8f9d82'],
  ['#cfd8d3', '#7c8c86'],
  ['#eadfdb', '#c08f83'],
  ['#dcd6e0', '#8d86a0'],
];

interface DemoReviews {
  readonly rows: (typeof reviews.$inferInsert)[];
  readonly pictures: DemoPicture[];
}

/** Reviews for a shop's products: every product's own, no two with the same words. */
export function composeReviews(
  shop: ShopDraft,
  shopId: string,
  products: readonly DemoProduct[],
): DemoReviews {
  const deal = createDealer(shop.reviews);
  const all = products.flatMap((product) =>
    Array.from({ length: countFor(shop.reviews, product) }, (_, index) => {
      const by = `${shop.host}/${product.row.slug}/review/${index}`;
      return compose(shop, shopId, product, deal(product), by);
    }),
  );
  return { rows: all.map(({ row }) => row), pictures: all.flatMap(({ pictures }) => pictures) };
}

function countFor(voice: ReviewVoice, { range, draft, row }: DemoProduct): number {
  const isBestSeller = range.products.indexOf(draft) < BEST_SELLERS;
  return isBestSeller ? voice.perBestSeller : hashOf(`${row.id}/reviews`) % (voice.perProduct + 1);
}

function compose(shop: ShopDraft, shopId: string, product: DemoProduct, words: Words, by: string) {
  const color = choose(product.draft.colors, `${by}/color`);
  const pictures = falls(0.36, `${by}/photo`) ? photosOf(shop, product, color, by) : [];
  const { rating, title, text } = words;
  const { name, country } = reviewerOf(by, words.country);
  const row: typeof reviews.$inferInsert = {
    id: idOf(by),
    shopId,
    productId: product.row.id,
    category: product.range.category,
    name,
    country,
    rating,
    title,
    text: fill(text, product.draft.name, color),
    images: pictures.map(({ key }) => addressOf(key)),
    isVerified: falls(0.92, `${by}/verified`),
    isHelpful: falls(0.3, `${by}/helpful`),
    status: 'approved',
    writtenAt: dayAfter(product.row.publishedAt, by),
  };
  return { row: { ...row, createdAt: row.writtenAt }, pictures };
}

const fill = (text: string, name: string, color: ColorName): string =>
  text.replaceAll('{name}', name).replaceAll('{color}', color.toLowerCase());

function dayAfter(published: Date, by: string): Date {
  const firstDay = published.getTime() + 6 * DAY_MS;
  const share = (hashOf(`${by}/day`) % 10_000) / 10_000;
  return new Date(firstDay + Math.round(share * (LAST_REVIEW - firstDay)));
}

function photosOf(
  shop: ShopDraft,
  { range, draft, row }: DemoProduct,
  color: ColorName,
  by: string,
): DemoPicture[] {
  const count = 1 + (hashOf(`${by}/count`) % 3);
  const firstNumber = 1000 + (hashOf(`${by}/camera`) % 8900);
  const item = specOf(shop, range, draft, color);
  return Array.from({ length: count }, (_, index) => {
    const [ground, second] = choose(ROOMS, `${by}/room/${index}`);
    const seed = hashOf(`${by}/${index}`) % 100_000;
    const view = index === 2 ? ('detail' as const) : ('front' as const);
    return {
      key: `review-${row.slug}-${hashOf(by).toString(36)}-img-${firstNumber + index}.webp`,
      ...PHOTO_SIZE,
      shop: true,
      source: {
        kind: 'scene',
        scene: { kind: 'review', items: [{ ...item, view }], ground, second, seed, ...PHOTO_SIZE },
      },
    };
  });
}
