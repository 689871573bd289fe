import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { productListSchema, productSchema } from '@/core/model/product.schema';
import { measureLoad, type Target } from './load';
import { fetchText, weighPage } from './page-weight';
import type { Row } from './report';
import { rotateAnew } from './shop-pages';

const GROUP = 'Variants and stock, 10,000 products of 12 rows';
const HTML_KB = 30;
const CPU_RATIO = 1.3;
const HIT_SHARE = 90;
const SECONDS = 20;
const ORDERS_PER_SECOND = 5;
const PAGES_PER_SECOND = 60;
const SHOPPED_PRODUCTS = 100;

const HEADER =
  'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,' +
  'Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy';

/** Products that differ by how many rows they have alone: their handles say how many. */
const TABLES = { 'choices-4': 2, 'choices-100': 10 } as const;

/** Writes an export of a product of four rows and one of a hundred. */
export async function writeChoices(file: string): Promise<void> {
  const lines = Object.entries(TABLES).flatMap(([handle, side]) => tableOf(handle, side));
  await writeFile(file, [HEADER, ...lines, ''].join('\n'));
}

function tableOf(handle: string, side: number): string[] {
  const cells = Array.from({ length: side * side }, (_, at) => [at % side, Math.floor(at / side)]);
  return cells.map(([size, color], at) => {
    const own = at === 0 ? [handle, handle, 'Shirts', 'Size'] : [handle, '', '', ''];
    const name = at === 0 ? 'Color' : '';
    return [...own, `Size ${size}`, name, `Color ${color}`, 20 + at, 'shopify', 30, 'deny'].join();
  });
}

/** What rows of a product cost its page, and what orders do to the pages that are kept. */
export async function variantRows(target: Target, metricsToken: string): Promise<Row[]> {
  const [few, many] = Object.keys(TABLES).map((handle) => `/product/${handle}`);
  const cost = async (path = '') => (await measureLoad(target, rotateAnew([path]))).cpuMs;
  const [costOfFew, costOfMany] = [await cost(few), await cost(many)];
  const ratio = costOfFew === null || costOfMany === null ? null : costOfMany / costOfFew;
  const { htmlKb } = await weighPage(target, many ?? '');
  return [
    {
      group: GROUP,
      name: 'HTML of a product of 100 rows',
      unit: 'KB',
      value: htmlKb,
      budget: HTML_KB,
    },
    {
      ...{ group: GROUP, name: 'its processor time beside a product of 4 rows', unit: 'x' },
      ...{ value: ratio, budget: CPU_RATIO },
    },
    ...(await hitRows(target, metricsToken)),
  ];
}

/** How many pages are sent as they were kept while shoppers look around and five orders a second are paid. */
async function hitRows(target: Target, token: string): Promise<Row[]> {
  const products = productListSchema.parse(
    JSON.parse(await fetchText(target, `/api/backend/products?limit=${SHOPPED_PRODUCTS}`)),
  );
  const listings = Array.from({ length: 20 }, (_, at) => `/shop?page=${at + 1}`);
  const paths = ['/', ...listings, ...products.map(({ slug }) => `/product/${slug}`)];
  for (const path of [...paths, ...paths]) await fetchText(target, path);
  const before = await pagesOf(target, token);
  const work = { orders: 0, failed: 0 };
  await atRate(PAGES_PER_SECOND, (at) => fetchText(target, paths[(at * 7) % paths.length] ?? '/'), [
    ORDERS_PER_SECOND,
    async (at) => {
      const isPaid = await order(target, products[(at * 13) % products.length]?.id ?? '');
      if (isPaid) work.orders += 1;
      else work.failed += 1;
    },
  ]);
  const after = await pagesOf(target, token);
  const hits = after.hit - before.hit;
  const share = (100 * hits) / (hits + after.miss - before.miss);
  return [
    {
      ...{ group: GROUP, name: 'pages sent as kept, five orders a second', unit: '%' },
      ...{ value: share, least: HIT_SHARE },
    },
    { group: GROUP, name: 'orders paid meanwhile', unit: '/s', value: work.orders / SECONDS },
    { group: GROUP, name: 'orders that failed', unit: '', value: work.failed, budget: 0 },
  ];
}

type Act = (at: number) => Promise<unknown>;

/** Does two kinds of work side by side, each so often a second, and waits for the last of it. */
async function atRate(perSecond: number, act: Act, [otherPerSecond, other]: [number, Act]) {
  const run = async (rate: number, one: Act) => {
    const begun: Promise<unknown>[] = [];
    for (let at = 0; at < rate * SECONDS; at += 1) {
      begun.push(one(at));
      await new Promise((resolve) => setTimeout(resolve, 1000 / rate));
    }
    await Promise.all(begun);
  };
  await Promise.all([run(perSecond, act), run(otherPerSecond, other)]);
}

const FORM = {
  ...{ email: 'ada@example.com', name: 'Ada Finch', country: 'US', line1: '1 Mill Lane' },
  ...{ city: 'Portland', region: 'OR', postalCode: '97201' },
};
const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

/** Buys one piece of a product by the real calls; false where that was refused. */
async function order(target: Target, id: string): Promise<boolean> {
  // Another shopper each time, as a proxy tells it.
  const from = `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const ask = (path: string, body: object) => post(target, path, body, from);
  const product = productSchema.parse(
    JSON.parse(await fetchText(target, `/api/backend/product?id=${id}`)),
  );
  const row = product.rows?.find(({ stock }) => stock !== 'sold-out');
  const lines = [{ product: { id }, quantity: 1, ...(row && { variantId: row.id }) }];
  const priced = await ask('/cart/price', { lines });
  const begun = await ask('/stripev2/create-checkout-session', {
    ...{ amount: priced?.total, formData: FORM, cartItems: lines, method: 'creditcard' },
    checkout_key: randomUUID(),
  });
  if (!begun) return false;
  const { session_id, order_id } = begun;
  await ask('/test-payments/pay', { session_id, ...CARD });
  const confirmed = await ask('/stripev2/confirm-checkout-session', { session_id, order_id });
  return confirmed?.paid === true;
}

async function post({ port, host }: Target, path: string, body: object, from: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/backend${path}?domain=${host}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ domain: host, ...body }),
  });
  return answer.ok ? await answer.json() : null;
}

/** How often a page was sent as kept, and made anew. */
async function pagesOf({ port }: Target, token: string): Promise<{ hit: number; miss: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  const text = await answer.text();
  const count = (result: string) =>
    Number(new RegExp(`page_cache_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { hit: count('hit'), miss: count('miss') };
}
