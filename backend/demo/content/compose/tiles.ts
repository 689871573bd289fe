import { ALL_PRODUCTS } from '@/core/model/category';
import type { categories } from '../../../db/schema';
import type { DemoPicture, ShopDraft } from '../draft';
import { hashOf, slugOf, turn } from './deterministic';
import { addressOf, specOf } from './pictures';
import type { DemoProduct } from './product';

const TILE_SIZE = { width: 900, height: 1125 } as const;
/** How many products a tile shows. */
const SHOWN = 3;

export interface DemoTiles {
  readonly rows: (typeof categories.$inferInsert)[];
  readonly pictures: DemoPicture[];
}

/** A tile for the whole catalogue, then one for each category in the shop's order (spec 3). */
export function composeTiles(shop: ShopDraft, products: readonly DemoProduct[]): DemoTiles {
  const firstOfEach = shop.ranges.flatMap((range) =>
    products.filter((product) => product.range === range).slice(0, 1),
  );
  const tiles = [
    { category: ALL_PRODUCTS, shown: firstOfEach },
    ...shop.ranges.map((range) => ({
      category: range.category,
      shown: products.filter((product) => product.range === range),
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

function tilePicture(
  shop: ShopDraft,
  category: string,
  shown: readonly DemoProduct[],
): DemoPicture {
  const dice = hashOf(`${shop.template}/tile/${category}`);
  const seed = dice % 100_000;
  const items = shown
    .slice(0, SHOWN)
    .map(({ range, draft }) => specOf(shop, range, draft, draft.colors[0]));
  const scene = {
    kind: 'tile' as const,
    items,
    ground: turn(shop.grounds, dice),
    second: turn(shop.grounds, dice + 1),
    seed,
    ...TILE_SIZE,
  };
  const key = `tile-${shop.template}-${slugOf(category)}-${10_000 + (dice % 88_000)}.webp`;
  return { key, ...TILE_SIZE, shop: false, source: { kind: 'scene', scene } };
}
