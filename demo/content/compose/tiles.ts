import type { categories } from '@/backend/db/schema';
import { ALL_PRODUCTS } from '@/core/model/category';
import type { SceneSpec } from '../../drawings';
import type { DemoPicture, ShopDraft } from '../kit/draft';
import { hashOf, slugOf } from './deterministic';
import { addressOf, specOf } from './pictures';
import type { DemoProduct } from './product';

const TILE_SIZE = { width: 900, height: 1125 } as const;

interface DemoTiles {
  readonly rows: (typeof categories.$inferInsert)[];
  readonly pictures: DemoPicture[];
}

/** A tile for the whole catalogue, then one for each category in the shop's order (spec 3). */
export function composeTiles(shop: ShopDraft, products: readonly DemoProduct[]): DemoTiles {
  const tiles = [
    { category: ALL_PRODUCTS, shown: products.filter(isOfThirdRange(shop))[1] },
    ...shop.ranges.map((range) => ({
      category: range.category,
      shown: products.find((product) => product.range === range),
    })),
  ];
  const pictures = tiles.map(({ category, shown }) => tilePicture(shop, category, shown));
  const rows = tiles.map(({ category }, position) => ({
    template: shop.template,
    category,
    name: shop.tileNames[category] ?? category,
    image: addressOf(pictures[position]?.key ?? ''),
    position,
  }));
  return { rows, pictures };
}

/** Selects what shows everything: a product that no category's tile shows. */
const isOfThirdRange = (shop: ShopDraft) => (product: DemoProduct) =>
  product.range === shop.ranges[2];

function tilePicture(
  shop: ShopDraft,
  category: string,
  shown: DemoProduct | undefined,
): DemoPicture {
  const dice = hashOf(`${shop.template}/tile/${category}`);
  const item = shown && specOf(shop, shown.range, shown.draft, shown.draft.colors[0]);
  const ground = item?.ground ?? shop.grounds.light;
  const scene: SceneSpec = {
    kind: 'tile',
    items: item ? [item] : [],
    ground,
    second: ground,
    seed: dice % 100_000,
    ...TILE_SIZE,
  };
  const key = `tile-${shop.template}-${slugOf(category)}-${10_000 + (dice % 88_000)}.webp`;
  return { key, ...TILE_SIZE, shop: false, source: { kind: 'scene', scene } };
}
