import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { shops, templates } from '@/backend/db/schema';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import { MAX_LAYOUT_DEPTH, MAX_LAYOUT_NODES } from '@/core/model/page';
import { DEFAULT_THEME } from '@/core/model/theme';
import { buildDemoShops } from '@/demo/content';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { SHOP_A, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, get, logged, read } = testApp;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(database.db);
  call = callAs(testApp, await openSession(testApp));
});

const save = (design: object) => call('/api/user/domain/design/save', design);
const load = async (host = 'localhost') => {
  const answer = await read('/api/user/domain/design/load', host);
  return schemas.loadDesign.response.parse(answer).data;
};
const rowOf = async (id: string) => {
  const [row] = await database.db.select().from(shops).where(eq(shops.id, id));
  return row;
};

const texts = (count: number) => Array.from({ length: count }, () => ({ type: 'text' }));

/** Boxes within boxes, so many. */
function nested(depth: number): object[] {
  let layout: object[] = [];
  for (let level = 0; level < depth; level += 1) layout = [{ type: 'box', children: layout }];
  return layout;
}
const DEEP_PLACE = 'header.0.children.0.children.0';

describe('POST /api/user/domain/design/save', () => {
  test('stores every field of the design and answers its revision [S7.210]', async () => {
    const { revision } = await load();
    const design = {
      logo: 'https://pictures.example/logo.svg',
      favicon: '/media/icon-9.webp',
      company: 'Marlow',
      founder: 'Bea Finch',
      phone: '+1 555 0199',
      email: 'hello@marlow.example',
      address: '2 Mill Lane',
      arraddress: ['2 Mill Lane', 'Salem'],
      analytics: ['G-ABC1234567'],
      adsid: ['AW-123456789'],
      gtag: 'GTM-ABC1234',
      conversion_label: 'AbC-D_efG',
      header: [{ type: 'navigation', section: 'left', props: { items: [], own: [1] } }],
      footer: [{ type: 'copyright' }],
    };
    const answer = await save({ ...design, revision });
    const { data } = schemas.saveDesign.response.parse(await answer.json());
    expect(data.revision).toBe(Number(revision) + 1);
    const favicon = '/api/backend/media/icon-9.webp';
    expect(await load()).toMatchObject({ ...design, favicon, revision: data.revision });
    expect(await read('/init')).toMatchObject({
      company: 'Marlow',
      email: 'hello@marlow.example',
      design: { header: design.header },
    });
  });

  test('stores what shipping costs, takes and reaches, for all that ask [S7.1603]', async () => {
    const shipping = { shipping_cost: 7.5, transit_time: '2-3', handing_time: '1-1' };
    await save({
      ...shipping,
      settings: { freeShippingFrom: 80, shippingCountries: ['us', 'CA'] },
    });
    const settings = { freeShippingFrom: 80, shippingCountries: ['US', 'CA'] };
    expect(await load()).toMatchObject({ ...shipping, settings });
    expect(await read('/init')).toMatchObject({ ...shipping, settings });
    expect(await rowOf(SHOP_A)).toMatchObject({ shippingCostMinor: 750, handlingTime: '1-1' });
    await save({ settings: { freeShippingFrom: 0, shippingCountries: [] } });
  });

  test.each([
    [{ shipping_cost: -1 }, 'shipping_cost'],
    [{ shipping_cost: 4.999 }, 'shipping_cost'],
    [{ transit_time: '3-2' }, 'transit_time'],
    [{ handing_time: 'soon' }, 'handing_time'],
    [{ settings: { shippingCountries: ['XX'] } }, 'settings.shippingCountries.0'],
    [{ settings: { shippingCountries: ['US', 'US'] } }, 'settings.shippingCountries'],
    [{ settings: { shippingCountries: 'US' } }, 'settings.shippingCountries'],
  ])('%j is refused, and nothing is saved [S5.1600]', async (wrong, path) => {
    const before = await load();
    expect(await failureOf(await save({ ...wrong, company: 'Wrong' }))).toMatchObject({ path });
    expect(await load()).toEqual(before);
  });

  test('keeps what is not given, header and footer included [S7.211]', async () => {
    const before = await load();
    expect((await save({ company: 'Renamed' })).status).toBe(200);
    const after = { ...before, company: 'Renamed', revision: Number(before.revision) + 1 };
    expect(await load()).toEqual(after);
    await save({ header: [] });
    expect(await load()).toMatchObject({ header: [], footer: before.footer });
  });

  test('merges settings and metadata into those there are [S4.203]', async () => {
    await save({
      settings: { hideSellPrice: true, theirFlag: { preserved: 1 } },
      metadata: { title: 'New' },
    });
    await save({ settings: { showCategory: false, theme: { accent: '#123456' } } });
    const { settings, metadata } = await load();
    expect(settings).toMatchObject({
      hideSellPrice: true,
      showCategory: false,
      reviewCategories: ['Hoodies'],
      theirFlag: { preserved: 1 },
      theme: { ...DEFAULT_THEME, accent: '#123456' },
    });
    expect(metadata).toEqual({ title: 'New', globalCSS: 'p { color: red }', headerTemplate: 2 });
    await save({ metadata: { headerTemplate: '1' } });
    expect((await load()).metadata.headerTemplate).toBe(1);
  });

  test('keywords are those of the shop, whichever way they are set [S7.771]', async () => {
    await save({ metadata: { keywords: 'wool, linen' } });
    expect(await read('/init')).toMatchObject({
      keywords: 'wool, linen',
      metadata: { keywords: 'wool, linen' },
    });
    await save({ metadata: { keywords: '' } });
    expect(await read('/init')).toMatchObject({ keywords: '' });
  });

  test('is 409 with the newest revision where it names another [S7.203]', async () => {
    const { revision } = await load();
    const newest = Number(revision);
    for (const other of [newest - 1, newest + 1]) {
      const failure = await failureOf(await save({ company: 'Lost', revision: other }));
      expect(failure).toMatchObject({ status: 409, path: 'revision', revision: newest });
    }
    const both = await Promise.all([1, 2].map((at) => save({ phone: `${at}`, revision: newest })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await load()).revision).toBe(newest + 1);
  });

  test('stores a header and a footer within the limits of a page’s layout [S5.200]', async () => {
    const footer = [{ type: 'box', children: texts(MAX_LAYOUT_NODES - 1) }];
    for (const design of [{ footer }, { header: nested(MAX_LAYOUT_DEPTH) }]) {
      expect((await save(design)).status).toBe(200);
      expect(await load()).toMatchObject(design);
    }
  });

  test('a header and a footer of another system come back as they went in [S3.200]', async () => {
    const foreign = [
      { type: 'box', id: 7, props: null, children: null, columnIndex: '1' },
      { widget: 'no type', children: [{ children: 'a text' }, { type: null }] },
    ];
    expect((await save({ header: foreign, footer: foreign })).status).toBe(200);
    expect(await load()).toMatchObject({ header: foreign, footer: foreign });
    expect((await save({ ...(await load()) })).status).toBe(200);
  });

  const wrong: [string, unknown, number, string][] = [
    ['logo', 'javascript:alert(1)', 422, 'logo'],
    ['logo', '//evil.example/x.png', 422, 'logo'],
    ['favicon', 5, 400, 'favicon'],
    ['company', 'c'.repeat(201), 422, 'company'],
    ['founder', null, 400, 'founder'],
    ['email', 'hello', 422, 'email'],
    ['arraddress', Array(21).fill('a line'), 422, 'arraddress'],
    ['arraddress', 'one line', 400, 'arraddress'],
    ['arraddress', ['a', ''], 422, 'arraddress.1'],
    ['settings', { hideSellPrice: 'yes' }, 400, 'settings.hideSellPrice'],
    ['settings', { disableReviews: 'remove' }, 422, 'settings.disableReviews'],
    ['settings', { theme: { accent: 'red' } }, 422, 'settings.theme.accent'],
    ['settings', { theme: { textFont: 'comic' } }, 422, 'settings.theme.textFont'],
    ['settings', { freeShippingFrom: -1 }, 422, 'settings.freeShippingFrom'],
    ['settings', [], 400, 'settings'],
    ['metadata', { headerTemplate: 3 }, 422, 'metadata.headerTemplate'],
    ['metadata', { globalCSS: 'x'.repeat(200_001) }, 422, 'metadata.globalCSS'],
    ['metadata', { title: 5 }, 400, 'metadata.title'],
    ['header', {}, 400, 'header'],
    ['header', [{ type: 'logo' }, { type: 7, section: 'left' }], 422, 'header.1'],
    ['footer', ['logo'], 422, 'footer.0'],
    ['footer', [{ type: 'box', children: [5, null, { type: 7 }] }], 422, 'footer.0.children.0'],
    ['header', [{ type: 'box', children: [{ type: 'box', children: [[]] }] }], 422, DEEP_PLACE],
    ['footer', [{ type: 'box', children: texts(30_000) }], 422, 'footer'],
    ['footer', nested(MAX_LAYOUT_DEPTH + 1), 422, 'footer'],
    ['header', nested(200), 422, 'header'],
    ['footer', Array.from({ length: 201 }, () => ({ type: 'info' })), 422, 'footer'],
  ];
  test.each(wrong)(
    '%s=%.60j is refused by its place, and nothing changes [S5.203]',
    async (field, value, status, path) => {
      const before = await rowOf(SHOP_A);
      const failure = await failureOf(await save({ company: 'Changed', [field]: value }));
      expect(failure).toMatchObject({ status, path });
      expect(failure.message).not.toBe('');
      expect(await rowOf(SHOP_A)).toEqual(before);
    },
  );

  test('takes back what it handed out, whatever the shop [S7.212]', async () => {
    for (const { shop, template } of buildDemoShops()) {
      if (shop.host === 'localhost' || shop.host === 'jersey.localhost') {
        await database.db.delete(shops).where(eq(shops.host, shop.host));
      }
      await database.db.insert(templates).values({ name: template }).onConflictDoNothing();
      await database.db.insert(shops).values(shop);
      const before = await rowOf(shop.id);
      const as = callAs(testApp, await openSession(testApp, shop.host, `${shop.host}@x.example`));
      const answer = await as('/api/user/domain/design/save', await load(shop.host));
      expect(answer.status, await answer.clone().text()).toBe(200);
      const { revision, designRevision, updatedAt, ...same } = before ?? {};
      expect(await rowOf(shop.id)).toMatchObject(same);
    }
  });
});

test('GET answers are fresh after a save', async () => {
  const studio = callAs(testApp, await openSession(testApp, 'other.example'));
  const tag =
    (await get('/api/user/domain/design/load', 'other.example')).headers.get('etag') ?? '';
  await studio('/api/user/domain/design/save', { founder: 'New' });
  const answer = await get('/api/user/domain/design/load', 'other.example', {
    'if-none-match': tag,
  });
  expect(answer.status).toBe(200);
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
