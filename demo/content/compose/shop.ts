import type {
  categories,
  coupons,
  pages,
  reviews,
  shops,
  variantDefinitions,
} from '@/backend/db/schema';
import type { MediaList } from '@/backend/domain/product-media';
import type { ColorName } from '@/core/model/palette';
import type { SceneSpec } from '../../drawings';
import type { Campaign, DemoPicture, Picture, ShopDraft, VariantContext } from '../kit/draft';
import { hashOf, idOf, slugOf } from './deterministic';
import { composeCoupons, composeOrders, type DemoOrder } from './orders';
import { composePages } from './pages';
import { addressOf, besideWords, specOf } from './pictures';
import { composeProducts, type DemoProduct } from './product';
import { composeReviews } from './reviews';
import { composeSales, type DemoSale } from './sales';
import { composeGuides } from './size-guides';
import { composeTiles } from './tiles';

/** Rows of one demo shop, with the pictures they name. */
export interface DemoShop {
  readonly template: string;
  readonly shop: typeof shops.$inferInsert & { id: string };
  readonly categories: readonly (typeof categories.$inferInsert)[];
  readonly variantDefinitions: readonly (typeof variantDefinitions.$inferInsert)[];
  readonly products: readonly DemoProduct['row'][];
  readonly productMedia: readonly MediaList[];
  readonly productVariants: readonly DemoProduct['variants'][number][];
  readonly sizeGuides: ReturnType<typeof composeGuides>;
  readonly pages: readonly (typeof pages.$inferInsert)[];
  readonly reviews: readonly (typeof reviews.$inferInsert)[];
  readonly coupons: readonly (typeof coupons.$inferInsert)[];
  readonly orders: readonly DemoOrder[];
  readonly sales: readonly DemoSale[];
  readonly pictures: readonly DemoPicture[];
}

/** The same draft always gives the same shop: nothing here reads a clock or a dice. */
export function composeShop(draft: ShopDraft): DemoShop {
  const { template } = draft;
  const id = idOf(`shop/${draft.host}`);
  const variants = draft.variants(variantContext(draft));
  const products = composeProducts(draft, variants.fields);
  const reviewed = composeReviews(draft, id, products);
  const tiles = composeTiles(draft, products);
  const campaigns = [
    campaignPicture(draft, products, draft.banner, 'banner'),
    campaignPicture(draft, products, draft.ads, 'story'),
    campaignPicture(draft, products, draft.lastAds, 'closing'),
  ] as const;
  const [banner = '', story = '', closing = ''] = campaigns.map(({ key }) => besideWords(key));
  const designed = composePages(draft, id, {
    products,
    campaigns: { banner, story, closing },
  });
  return {
    template,
    shop: { id, ...shopRow(draft, [banner, story, closing]), ...designed.chrome },
    pages: designed.rows,
    categories: tiles.rows,
    variantDefinitions: Object.entries(variants.fields).map(([category, fields]) => ({
      template,
      category,
      fields: [...fields],
    })),
    products: products.map(({ row }) => row),
    productMedia: products.map(({ row, media }) => ({ productId: row.id, media })),
    productVariants: products.flatMap(({ variants }) => variants),
    sizeGuides: composeGuides(id, draft.sizeGuides),
    reviews: reviewed.rows,
    coupons: composeCoupons(id),
    orders: composeOrders(draft, id, products, variants.fields),
    sales: composeSales(draft, id, products, variants.fields),
    pictures: [
      ...products.flatMap(({ pictures }) => pictures),
      ...variants.pictures,
      ...tiles.pictures,
      ...campaigns,
      ...designed.pictures,
      ...[draft.logo, draft.favicon].map(artPicture),
      ...reviewed.pictures,
    ],
  };
}

function variantContext(draft: ShopDraft): VariantContext {
  const rangeOf = (category: string) => {
    const range = draft.ranges.find((one) => one.category === category);
    if (!range) throw new Error(`${draft.name} sells no ${category}`);
    return range;
  };
  return {
    colorsOf: (category) => byFrequency(rangeOf(category).products.flatMap(({ colors }) => colors)),
    specOf: (category) => {
      const range = rangeOf(category);
      const [first] = range.products;
      return specOf(draft, range, first, first.colors[0]);
    },
  };
}

/** The most colors that a category's own definition offers. */
const MOST_COLORS = 8;

function byFrequency(colors: readonly ColorName[]): ColorName[] {
  const counts = new Map<ColorName, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, MOST_COLORS).map(([color]) => color);
}

function shopRow(draft: ShopDraft, [banner = '', story = '', closing = '']: readonly string[]) {
  const reviewCategories = draft.ranges.map(({ category }) => category);
  return {
    host: draft.host,
    name: draft.name,
    template: draft.template,
    logo: addressOf(draft.logo.key),
    favicon: addressOf(draft.favicon.key),
    company: draft.company,
    founder: draft.founder,
    phone: draft.phone,
    email: draft.email,
    address: draft.address,
    addressLines: [...draft.addressLines],
    banner: {
      title: draft.banner.title,
      subtitle: draft.banner.text,
      buttonText: draft.banner.buttonText,
      buttonLink: draft.banner.link,
      image: banner,
    },
    ads: advertisement(draft.ads, story),
    lastAds: advertisement(draft.lastAds, closing),
    keywords: draft.keywords,
    orderPrefix: draft.orderPrefix,
    shippingCostMinor: draft.shippingCostMinor,
    transitTime: draft.transitTime,
    handlingTime: draft.handlingTime,
    settings: { ...draft.settings, reviewCategories, theme: draft.theme },
    metadata: {
      title: draft.name,
      description: draft.tagline,
      keywords: draft.keywords,
      headerTemplate: draft.headerTemplate,
    },
  };
}

const advertisement = ({ title, text, link }: Campaign, image: string) => ({
  title,
  description: text,
  image,
  link,
});

const KIND = { banner: 'hero', story: 'strip', closing: 'strip' } as const;
const SIZE = {
  banner: { width: 2000, height: 1000 },
  story: { width: 1600, height: 800 },
  closing: { width: 1600, height: 800 },
} as const;

function campaignPicture(
  draft: ShopDraft,
  products: readonly DemoProduct[],
  campaign: Campaign,
  place: keyof typeof KIND,
): DemoPicture {
  const items = campaign.products.map((name) => {
    const product = products.find(({ row }) => row.name === name);
    if (!product) throw new Error(`${draft.name} advertises ${name}, which it does not sell`);
    return specOf(draft, product.range, product.draft, product.draft.colors[0]);
  });
  const seed = hashOf(`${draft.host}/${place}`) % 100_000;
  const scene: SceneSpec = {
    kind: KIND[place],
    items,
    ground: campaign.ground,
    second: campaign.second,
    seed,
    ...SIZE[place],
  };
  const key = `${slugOf(draft.name)}-${place}-${seed}.webp`;
  return { key, ...SIZE[place], shop: true, source: { kind: 'scene', scene } };
}

const artPicture = ({ key, svg, width, height }: Picture): DemoPicture => ({
  key,
  width,
  height,
  shop: true,
  source: { kind: 'art', svg },
});
