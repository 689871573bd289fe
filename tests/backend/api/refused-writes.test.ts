import { beforeAll, describe, expect, test } from 'vitest';
import {
  binnedPages,
  categories,
  categoryTiles,
  components,
  pages,
  shops,
} from '@/backend/db/schema';
import type { Call } from '@/core/calls/call';
import { contract } from '@/core/calls/contract.schema';
import { failureSchema } from '@/core/calls/failure.schema';
import { headersOf, openSession, quickPasswords, type Session, setRole } from './admin-session';
import { SHOP_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

/*
 * Every call that writes to a shop, with a body that would be taken, sent by all who must not: it is refused,
 * and not a row of the database differs afterwards.
 */

const testApp = withTestApp({ passwords: quickPasswords });
const { database, post } = testApp;

const KEPT = '00000000-0000-4000-8000-0000000000c1';
const [BINNED, FORGOTTEN] = [KEPT.replace(/1$/, '2'), KEPT.replace(/1$/, '3')];
const TEXT = { type: 'text', props: { content: 'New' } };

/** What each of them changes, by its address. */
const WRITES: Record<string, object> = {
  '/api/user/domain/design/save': { company: 'Another one' },
  '/api/user/pages/layout/save': { pageSlug: 'story', layout: [TEXT] },
  '/api/domain/save-homepage-design': { layout: [TEXT], settings: { showCategory: false } },
  '/api/domain/save-component': { name: 'New', component: TEXT },
  '/api/domain/delete-component': { id: KEPT },
  '/api/user/pages/create': { name: 'New', layout: [TEXT] },
  '/api/user/pages/story/update': { name: 'New' },
  '/api/user/pages/story/delete': {},
  '/api/user/page-bin/restore': { id: BINNED },
  '/api/user/page-bin/delete': { id: FORGOTTEN },
  '/savecategories': { category: [{ name: 'New', image: '', category: 'Hoodies' }] },
};

/** Calls that send something and are not for admins alone, and three that write nothing. */
const OPEN_TO_ALL = [
  ...['/api/admin/known', '/api/admin/login/second'],
  ...['/api/admin/login/passkey', '/api/admin/login/passkey/finish'],
  ...['/api/admin/login', '/api/admin/logout', '/api/user/init', '/api/domain/preview-content'],
  ...['/api/user/page-bin'],
  ...['/search', '/add-to-cart', '/cart/price', '/coupons/check', '/stock', '/contact'],
  ...['/shield/reviews', '/uploads', '/restock/request', '/restock/cancel'],
];

/**
 * What belongs to orders and payment is made and answered by shoppers and providers; who may call what
 * operators call is shown in `tests/backend/operations/access.test.ts`, call by call, and what members do with accounts in
 * `tests/backend/admins`.
 */
const ELSEWHERE: readonly (keyof typeof contract)[] = [
  'account',
  'orders',
  'payment',
  'operations',
];

let own: Session;
let foreign: Session;
let packer: Session;

beforeAll(async () => {
  const { db } = database;
  await seedShops(db);
  for (const shopId of [SHOP_A, SHOP_B]) {
    await db.insert(pages).values({ shopId, slug: 'story', name: 'Story', layout: [] });
  }
  await db.insert(components).values({ id: KEPT, shopId: SHOP_A, name: '', component: TEXT });
  const gone = {
    shopId: SHOP_A,
    pageId: KEPT,
    actorId: KEPT,
    revision: 1,
    reason: 'deleted',
  } as const;
  const at = { pageCreatedAt: new Date(0), pageUpdatedAt: new Date(0) };
  const texts = { name: '', title: '', description: '', layout: [] };
  await db.insert(binnedPages).values([
    { ...gone, ...at, ...texts, id: BINNED, slug: 'binned' },
    { ...gone, ...at, ...texts, id: FORGOTTEN, slug: 'forgotten' },
  ]);
  own = await openSession(testApp);
  foreign = await openSession(testApp, 'other.example');
  packer = await openSession(testApp, 'localhost', 'packer@shop.example');
  await setRole(db, 'packer@shop.example', 'packer');
});

const CONTENT = [shops, pages, binnedPages, components, categoryTiles, categories];

/** All that admins can write to, of every shop. */
async function everything(): Promise<string> {
  const rows = await Promise.all(CONTENT.map((table) => database.db.select().from(table)));
  return JSON.stringify(rows);
}

type Headers = Record<string, string | undefined>;

function send(path: string, headers: Headers, domain = 'localhost'): Promise<Response> {
  const sent = Object.entries(headers).filter((one): one is [string, string] => Boolean(one[1]));
  return post(path, { ...WRITES[path], domain }, { headers: Object.fromEntries(sent) });
}

/** As the browser of an admin of another shop would send it here. */
const fromAbroad = () =>
  headersOf({ ...foreign, host: 'localhost', cookie: foreign.cookie.replace('__Host-', '') });

/** Who is refused, with what, and which shop is meant. */
const REFUSED: readonly [who: string, status: number, headers: () => Headers, domain?: string][] = [
  ['nobody', 401, () => ({ origin: 'http://localhost' })],
  ['a wrong token', 401, () => ({ ...headersOf(own), authorization: `Bearer ${'x'.repeat(43)}` })],
  ['a token without its twin', 401, () => ({ ...headersOf(own), cookie: undefined })],
  ['a token with the twin of another', 401, () => ({ ...headersOf(own), cookie: packer.cookie })],
  ['another site', 403, () => ({ ...headersOf(own), origin: 'https://evil.example' })],
  ['a page of no known origin', 403, () => ({ ...headersOf(own), origin: undefined })],
  ['an admin of another shop', 403, fromAbroad],
  ['an admin to another shop', 403, () => headersOf(own), 'other.example'],
  ['somebody of another role', 403, () => headersOf(packer)],
];

test('the table has every call that writes to a shop [S8.800]', () => {
  const sending = Object.entries(contract)
    .filter(([area]) => !ELSEWHERE.some((one) => one === area))
    .flatMap(([, { calls }]): Call[] => Object.values(calls))
    .filter(({ method }) => method === 'POST');
  const paths = sending.map(({ path }) => path.replace(':slug', 'story'));
  expect(paths.toSorted()).toEqual([...Object.keys(WRITES), ...OPEN_TO_ALL].toSorted());
});

describe.each(Object.keys(WRITES))('%s', (path) => {
  test('is refused to all but admins of the shop, and changes nothing then [S8.800] [S6.801]', async () => {
    const before = await everything();
    for (const [who, status, headers, domain] of REFUSED) {
      const answer = await send(path, headers(), domain);
      expect([answer.status, failureSchema.parse(await answer.json()).status], who).toEqual([
        status,
        status,
      ]);
      expect(await everything(), who).toBe(before);
    }
    expect((await send(path, headersOf(own))).status).toBe(200);
    expect(await everything()).not.toBe(before);
  });
});
