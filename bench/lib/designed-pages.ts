import { eq } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/connection';
import { pages, shops } from '@/backend/db/schema';
import type { LayoutNode } from '@/core/model/page';

const WORDS =
  'Cut in small batches from cloth we would wear ourselves, sewn to be mended and kept for years.';

/** A home page as shops build them: thirty blocks of eleven types, two product grids of eight among them. */
export function thirtyBlocks(picture: string): LayoutNode[] {
  const banner = node('banner', { title: 'Autumn', subtitle: WORDS, imageUrl: picture });
  const grid = (category: string) => node('product', { category, totalProducts: 8 });
  const story = (title: string) =>
    node('grid', { sectionType: '1:1' }, [
      inColumn(0, node('image', { src: picture, alt: '' })),
      inColumn(1, node('title', { text: title })),
      inColumn(1, node('text', { content: WORDS })),
      inColumn(1, node('button', { label: 'Have a look', targetUrl: '/shop' })),
    ]);
  const promise = (iconType: string) => node('info', { iconType });
  return [
    banner,
    node('title', { text: 'New in' }),
    node('text', { content: WORDS }),
    grid('Hoodies'),
    story('By hand'),
    story('By name'),
    node('divider'),
    node('title', { text: 'To begin with' }),
    grid('Shirts'),
    node('categories'),
    story('By post'),
    node('grid', { sectionType: '1:1:1' }, [
      inColumn(0, promise('shipping')),
      inColumn(1, promise('return')),
      inColumn(2, promise('payment')),
    ]),
    node('text', { content: WORDS }),
    node('subscribe'),
    node('divider'),
  ];
}

/** A page longer than any that is meant to be. */
export function manyBlocks(count: number): LayoutNode[] {
  const kinds = [
    (at: number) => node('title', { text: `Title ${at}` }),
    () => node('text', { content: WORDS }),
    (at: number) => node('button', { label: `Button ${at}`, targetUrl: '/shop' }),
    () => node('text', { content: WORDS }),
    () => node('divider'),
  ];
  return Array.from({ length: count }, (_, at) => kinds[at % kinds.length]?.(at) ?? node('text'));
}

/** How many blocks a layout has, and of how many types. */
export function countBlocks(layout: readonly LayoutNode[]): { blocks: number; types: number } {
  const all = flatten(layout);
  return { blocks: all.length, types: new Set(all.map(({ type }) => type)).size };
}

const flatten = (layout: readonly LayoutNode[]): LayoutNode[] =>
  layout.flatMap((one) => [one, ...flatten(childrenOf(one))]);

const childrenOf = ({ children }: LayoutNode) => (children ?? []) as readonly LayoutNode[];

/** Stores a page of a shop, and the address of a picture that the shop has. */
export async function storePages(
  dataDir: string,
  host: string,
  layoutsOf: (picture: string) => Readonly<Record<string, LayoutNode[]>>,
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, role: 'bench', log: () => undefined });
  try {
    const [shop] = await db.select().from(shops).where(eq(shops.host, host));
    if (!shop) throw new Error(`There is no shop ${host}`);
    const rows = Object.entries(layoutsOf(shop.banner?.image ?? '')).map(([slug, layout]) => ({
      ...{ shopId: shop.id, slug, name: slug, layout },
    }));
    await db.insert(pages).values(rows);
  } finally {
    await close();
  }
}

function node(type: string, props: object = {}, children: LayoutNode[] = []): LayoutNode {
  return { type, props: { ...props }, ...(children.length > 0 && { children }) };
}

function inColumn(columnIndex: number, child: LayoutNode): LayoutNode {
  return { ...child, columnIndex };
}
