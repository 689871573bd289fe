import type { pages, shops } from '@/backend/db/schema';
import type { SceneSpec, View } from '../../drawings';
import { layoutOf } from '../kit/blocks';
import type { DemoPicture, PagePictures, SceneDraft, ShopDraft } from '../kit/draft';
import { kitchenSink } from '../pages/kitchen-sink';
import { hashOf, slugOf } from './deterministic';
import { addressOf, besideWords, specOf } from './pictures';
import type { DemoProduct } from './product';

type PageRow = typeof pages.$inferInsert;
type Chrome = Required<Pick<typeof shops.$inferInsert, 'header' | 'footer'>>;

interface DemoPages {
  readonly rows: readonly PageRow[];
  readonly chrome: Chrome;
  /** The drawings made for them. */
  readonly pictures: readonly DemoPicture[];
}

interface ShopParts {
  readonly products: readonly DemoProduct[];
  /** Addresses of the shop's campaigns. */
  readonly campaigns: Pick<PagePictures, 'banner' | 'story' | 'closing'>;
}

/** The designed pages of a shop, and its header and footer where it has designed those. */
export function composePages(draft: ShopDraft, shopId: string, existing: ShopParts): DemoPages {
  const drawn: DemoPicture[] = [];
  const pictures: PagePictures = {
    ...existing.campaigns,
    product: (name, view = 'front') => productPicture(productOf(draft, existing, name), view),
    scene: (name, scene) => {
      const picture = scenePicture(draft, existing, name, scene);
      drawn.push(picture);
      return scene.kind === 'hero' ? besideWords(picture.key) : addressOf(picture.key);
    },
  };
  const drafts = [...draft.pages(pictures), kitchenSink(pictures)];
  const { header = [], footer = [] } = draft.chrome?.(pictures) ?? {};
  return {
    rows: drafts.map(({ slug, name, description = '', blocks }) => ({
      ...{ shopId, slug, name, description },
      layout: layoutOf(slug, blocks),
    })),
    chrome: { header: [...header], footer: layoutOf('footer', footer) },
    pictures: drawn,
  };
}

function productOf(draft: ShopDraft, { products }: ShopParts, name: string): DemoProduct {
  const product = products.find(({ row }) => row.name === name);
  if (!product) throw new Error(`${draft.name} shows ${name}, which it does not sell`);
  return product;
}

function productPicture({ pictures }: DemoProduct, view: View): string {
  const picture = pictures.find(
    ({ source }) => source.kind === 'product' && source.spec.view === view,
  );
  return addressOf(picture?.key ?? '');
}

const SIZES = {
  hero: { width: 2000, height: 1000 },
  spread: { width: 1600, height: 800 },
  plate: { width: 900, height: 1125 },
} as const;

function scenePicture(
  draft: ShopDraft,
  existing: ShopParts,
  name: string,
  { kind, products, ground, second }: SceneDraft,
): DemoPicture {
  const items = products.map((shown) => {
    const product = productOf(draft, existing, shown);
    return specOf(draft, product.range, product.draft, product.draft.colors[0]);
  });
  const seed = hashOf(`${draft.host}/page/${name}`) % 100_000;
  const scene: SceneSpec = { kind, items, ground, second, seed, ...SIZES[kind] };
  const key = `${slugOf(draft.name)}-${name}-${seed}.webp`;
  return { key, ...SIZES[kind], shop: true, source: { kind: 'scene', scene } };
}
