import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { isLocalHost } from '@/core/values/host';
import { findRow, matching } from '../../db/rows';
import {
  admins,
  pages,
  paymentSettings,
  productMedia,
  products,
  type ShopRow,
  shops,
} from '../../db/schema';
import { visibleTo } from '../catalogue/visible';
import { asciiHost } from './hosts';
import { NoSuchShopError } from './shop-errors';

/** Things that shoppers cannot do without, in the order in which they are seen to. */
const NEEDED = [
  ...(['name', 'email', 'company', 'address', 'products', 'payments', 'mail', 'admins'] as const),
] as const;
/** Things that make a shop better. */
const WANTED = [
  ...(['pictures', 'categories', 'logo', 'home', 'description', 'delivery', 'returns'] as const),
  'time zone',
] as const;

type LackName = (typeof NEEDED)[number] | (typeof WANTED)[number];

export interface Lack {
  lack: LackName;
  isNeeded: boolean;
  /** Number of products that lack it, where it is theirs. */
  products?: number;
}

/** The installation as far as shops depend on it. */
interface Installation {
  hasPayments: boolean;
  sendsMail: boolean;
}

/** Lists what a shop lacks before it opens, what it cannot do without first. @throws NoSuchShopError */
export async function checkShop(
  db: NodePgDatabase,
  host: string,
  installation: Installation,
): Promise<Lack[]> {
  const shop = await findRow(db, shops, { host: asciiHost(host) });
  if (!shop) throw new NoSuchShopError(host);
  const lacking = { ...wordsLacking(shop), ...(await contentLacking(db, shop, installation)) };
  return [...NEEDED, ...WANTED].flatMap((lack) => {
    const number = Number(lacking[lack]);
    const isNeeded = NEEDED.some((needed) => needed === lack);
    const isOfProducts = typeof lacking[lack] === 'number';
    return number > 0 ? { lack, isNeeded, ...(isOfProducts && { products: number }) } : [];
  });
}

/** True, or the number of products, for what is lacking. */
type Lacking<Name extends LackName> = Record<Name, boolean | number>;

function wordsLacking(shop: ShopRow) {
  const { name, email, company, address, addressLines, logo, metadata, settings } = shop;
  return {
    ...{ name: !name, email: !email, company: !company, logo: !logo },
    address: !address && addressLines.length === 0,
    description: !metadata.description,
    delivery: !shop.transitTime || !shop.handlingTime,
    returns: settings.returnDays === 0,
    'time zone': settings.timeZone === undefined,
  } satisfies Partial<Lacking<LackName>>;
}

async function contentLacking(
  db: NodePgDatabase,
  shop: ShopRow,
  { hasPayments, sendsMail }: Installation,
) {
  const shopId = shop.id;
  const isShown = visibleTo(shop);
  const isBare = sql`not exists (select from ${productMedia} where ${productMedia.productId} = ${products.id})`;
  const [shown, pictures, categories, paid, keepers, home] = await Promise.all([
    db.$count(products, isShown),
    db.$count(products, and(isShown, isBare)),
    db.$count(products, and(isShown, eq(products.category, ''))),
    findRow(db, paymentSettings, { shopId }),
    db.$count(admins, matching(admins, { shopId })),
    findRow(db, pages, { shopId, slug: DEFAULT_PAGE_SLUG }),
  ]);
  return {
    ...{ pictures, categories, products: shown === 0, mail: !sendsMail, admins: keepers === 0 },
    payments: !paid && !hasPayments && !isLocalHost(shop.host),
    home: !home && !shop.banner,
  } satisfies Partial<Lacking<LackName>>;
}
