import { randomUUID } from 'node:crypto';
import type { InferInsertModel } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as tables from '@/backend/db/schema';
import { writeMedia } from '@/backend/domain/product-media';

type ProductRow = InferInsertModel<typeof tables.products>;
type ShopRow = InferInsertModel<typeof tables.shops>;

/** Fixed ids, so that tests can name them. */
export const SHOP_A = '00000000-0000-4000-8000-00000000000a';
export const SHOP_B = '00000000-0000-4000-8000-00000000000b';
export const PRIVATE_A = '00000000-0000-4000-8000-0000000000aa';
export const PRIVATE_B = '00000000-0000-4000-8000-0000000000bb';

const shopA: ShopRow = {
  id: SHOP_A,
  host: 'localhost',
  name: 'Marlow & Finch',
  template: 'classic',
  logo: '/media/logo-1.webp',
  favicon: '/media/icon-2.webp',
  company: 'Marlow & Finch Ltd.',
  founder: 'Ada Finch',
  phone: '+1 555 0100',
  email: 'hello@marlow.example',
  address: '1 Mill Lane',
  addressLines: ['1 Mill Lane', 'Portland'],
  banner: {
    image: '/media/banner-3.webp',
    title: 'Autumn',
    subtitle: '',
    buttonText: '',
    buttonLink: '',
  },
  ads: { title: 'Ad', description: 'One', image: 'https://storage.example/ad.jpg?v=1', link: '' },
  lastAds: { title: 'Last', description: 'Two', image: '/media/last-4.webp', link: '' },
  keywords: 'hoodies, gifts',
  googleVerification: 'verify-me',
  tagManagerId: 'GTM-1',
  analyticsIds: ['G-1'],
  adsIds: ['AW-1'],
  conversionLabel: 'label',
  orderPrefix: 'MF',
  shippingCostMinor: 650,
  transitTime: '3-5',
  handlingTime: '1-2',
  settings: { showCategory: true, reviewCategories: ['Hoodies'] },
  metadata: { title: 'Marlow & Finch', globalCSS: 'p { color: red }', headerTemplate: 2 },
  header: [{ type: 'logo', section: 'left' }],
};
const shopB: ShopRow = { id: SHOP_B, host: 'other.example', name: 'Other', template: 'classic' };

/** `count` shared products of a category with their pictures, newest last, prices from 10.00 in mixed order. */
function sharedProducts(category: string, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    row: {
      id: randomUUID(),
      template: 'classic',
      slug: `${category.toLowerCase().replaceAll(' ', '-')}-${index + 1}`,
      name: `${category} ${String(index + 1).padStart(2, '0')}`,
      description: '<p>Long words</p>',
      category,
      tags: 'soft,warm',
      priceMinor: 1000 + ((index * 7) % count) * 100,
      colors: ['Navy'],
      publishedAt: new Date(Date.UTC(2026, 0, 1 + index)),
    },
    file: `/media/${category.toLowerCase()}-${index}.webp`,
  }));
}

const privateProduct = (id: string, shopId: string, slug: string): ProductRow => ({
  id,
  shopId,
  slug,
  template: 'classic',
  name: slug,
  category: 'Jacket',
  priceMinor: 4999,
  compareAtMinor: 6500,
  isSoldOut: true,
  variantFields: [{ id: 'size', label: 'Size', type: 'select', options: [], required: true }],
});

/** Two shops on one catalogue of 26 shared products, with one private product each, and a third. */
export async function seedShops(db: NodePgDatabase): Promise<void> {
  await db.insert(tables.templates).values([{ name: 'classic' }, { name: 'jersey' }]);
  await db
    .insert(tables.shops)
    .values([shopA, shopB, { host: 'jersey.localhost', name: 'Gridline', template: 'jersey' }]);
  await db.insert(tables.shopAliases).values({ host: 'www.marlow.example', shopId: SHOP_A });
  const shared = [
    ...sharedProducts('Hoodies', 20),
    ...sharedProducts('Shirts', 4),
    ...sharedProducts('Combo Set', 2),
  ];
  await db.insert(tables.products).values([
    ...shared.map(({ row }) => row),
    privateProduct(PRIVATE_A, SHOP_A, 'only-in-a'),
    privateProduct(PRIVATE_B, SHOP_B, 'only-in-b'),
    { template: 'classic', slug: 'draft', name: 'Draft', priceMinor: 1, isPublished: false },
    {
      template: 'jersey',
      slug: 'jersey-1',
      name: 'Jersey',
      category: 'Jersey',
      priceMinor: 9900,
    },
  ]);
  const media = shared.map(({ row: { id }, file }) => ({ productId: id, media: [{ file }] }));
  await writeMedia(db, null, media);
  await seedCategories(db);
}

async function seedCategories(db: NodePgDatabase): Promise<void> {
  const tile = (category: string, position: number, template = 'classic') => ({
    template,
    category,
    name: category,
    image: `/media/tile-${position}.webp`,
    position,
  });
  await db
    .insert(tables.categories)
    .values([
      tile('All Products', 0),
      tile('Hoodies', 1),
      tile('Shirts', 2),
      tile('Tumbler', 3),
      tile('House Specials', 4),
      tile('Jersey', 1, 'jersey'),
    ]);
  const field = (id: string) => ({
    id,
    label: id,
    type: 'image' as const,
    options: [{ label: 'One', value: '/media/option-5.webp', priceAdjustment: 2.5 }],
    required: true,
  });
  await db.insert(tables.variantDefinitions).values([
    { template: 'classic', category: 'Hoodies', fields: [field('cut')] },
    { template: 'classic', category: 'default', fields: [field('size')] },
  ]);
}
