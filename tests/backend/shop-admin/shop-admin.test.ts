import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products, shopAliases, shops, templates } from '@/backend/db/schema';
import {
  createShop,
  listShops,
  NoSuchShopError,
  removeShop,
  ShopFieldsError,
  showShop,
  updateShop,
} from '@/backend/domain/shop-admin';
import { DEFAULT_THEME } from '@/core/model/theme';
import { withTestDatabase } from '../database';

const database = withTestDatabase();

async function rowOf(host: string) {
  const [row] = await database.db.select().from(shops).where(eq(shops.host, host));
  if (!row) throw new Error(`There is no ${host}.`);
  return row;
}

async function problemsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof ShopFieldsError)) throw error;
  return error.problems.map((problem) => problem.field);
}

const make = (host: string, rest: object = {}) =>
  createShop(database.db, { host, template: 'classic', ...rest });

describe('making a shop', () => {
  it('stores it with the defaults, and a new template as an empty catalogue', async () => {
    await make('first.example', { template: 'brand-new', name: 'First' });
    expect(await rowOf('first.example')).toMatchObject({
      name: 'First',
      template: 'brand-new',
      shippingCostMinor: 499,
      transitTime: '1-1',
      handlingTime: '2-4',
      settings: {},
      banner: null,
    });
    const found = await database.db.select().from(templates).where(eq(templates.name, 'brand-new'));
    expect(found).toHaveLength(1);
  });

  it('takes an international host in its ASCII form, and finds it by either', async () => {
    await make('Müller.Example', { aliases: ['WWW.müller.example'] });
    expect(await showShop(database.db, 'müller.example')).toMatchObject({
      host: 'xn--mller-kva.example',
      aliases: ['www.xn--mller-kva.example'],
    });
  });

  it.each([
    'shop.example:80',
    'https://shop.example',
    'shop.example/x',
    'shop.example?x',
    'shop.example#x',
    'shop.example\\x',
    'user@shop.example',
    'two words',
    '-a.example',
    'a_b.example',
    'a..example',
    '127.0.0.1',
    '2130706433',
    '[::1]',
    '',
    `${'a'.repeat(64)}.example`,
  ])('refuses the host "%s"', async (host) => {
    expect(await problemsOf(make(host))).toEqual(['host']);
  });

  it('refuses a host or alias that opens a shop already', async () => {
    await make('taken.example', { aliases: ['also-taken.example'] });
    for (const host of ['taken.example', 'also-taken.example']) {
      expect(await problemsOf(make(host))).toEqual(['host']);
      expect(await problemsOf(make('free.example', { aliases: [host] }))).toEqual(['aliases']);
    }
    const own = { aliases: ['free.example'] };
    expect(await problemsOf(make('free.example', own))).toEqual(['aliases']);
    expect((await listShops(database.db)).map((shop) => shop.host)).not.toContain('free.example');
  });

  it('makes one shop of two that ask for a host at once', async () => {
    const hosts = Array.from({ length: 8 }, (_, index) => `race-${index}.example`);
    const rivals = hosts.flatMap((host) => [make(host), make(`www.${host}`, { aliases: [host] })]);
    const results = await Promise.allSettled(rivals);
    const made = results.filter((result) => result.status === 'fulfilled');
    expect(made).toHaveLength(hosts.length);
  });
});

/** Every field with a value to set, and the columns it must become. */
const EVERY_FIELD = {
  name: ['Shop', { name: 'Shop' }],
  template: ['other', { template: 'other' }],
  logo: ['https://cdn.example/logo.svg', { logo: 'https://cdn.example/logo.svg' }],
  favicon: ['/favicon.ico', { favicon: '/favicon.ico' }],
  company: ['Hemline Ltd', { company: 'Hemline Ltd' }],
  founder: ['Ada', { founder: 'Ada' }],
  phone: ['+1 555 0100', { phone: '+1 555 0100' }],
  email: ['help@shop.example', { email: 'help@shop.example' }],
  address: ['1 Mill Lane, Leeds', { address: '1 Mill Lane, Leeds' }],
  arraddress: [['1 Mill Lane, Leeds', 'Paris'], { addressLines: ['1 Mill Lane, Leeds', 'Paris'] }],
  banner: [
    { image: '/b.webp', title: 'Spring', subtitle: 'New', buttonText: 'Shop', buttonLink: '/shop' },
    {
      banner: {
        image: '/b.webp',
        title: 'Spring',
        subtitle: 'New',
        buttonText: 'Shop',
        buttonLink: '/shop',
      },
    },
  ],
  ads: [
    { title: 'T', description: 'D', image: '/a.webp', link: '/shop' },
    { ads: { title: 'T', description: 'D', image: '/a.webp', link: '/shop' } },
  ],
  last_ads: [{ title: 'L' }, { lastAds: { title: 'L', description: '', image: '', link: '' } }],
  shipping_cost: [19.99, { shippingCostMinor: 1999 }],
  transit_time: ['3-5', { transitTime: '3-5' }],
  handing_time: ['1-2', { handlingTime: '1-2' }],
  prefix: ['HEM-', { orderPrefix: 'HEM-' }],
  settings: [
    {
      showCategory: true,
      disableFrequentlyBoughtTogether: true,
      hideSellPrice: true,
      disableUpsale: true,
      disableReviews: 'delete',
      hideTopKeywords: true,
      reviewCategories: ['Hoodies', 'Shirts'],
      showTrustBadges: true,
      realMerchandising: true,
      theme: { accent: '#123abc', radius: 0 },
    },
    {
      settings: {
        showCategory: true,
        disableFrequentlyBoughtTogether: true,
        hideSellPrice: true,
        disableUpsale: true,
        disableReviews: 'delete',
        hideTopKeywords: true,
        reviewCategories: ['Hoodies', 'Shirts'],
        showTrustBadges: true,
        realMerchandising: true,
        theme: { ...DEFAULT_THEME, accent: '#123abc', radius: 0 },
      },
    },
  ],
  headertemplate: [2, { metadata: { headerTemplate: 2 } }],
  metadata: [
    { title: 'T', description: 'D', keywords: 'K', globalCSS: 'p{}', version: '2.0.0' },
    {
      metadata: { title: 'T', description: 'D', keywords: 'K', globalCSS: 'p{}', version: '2.0.0' },
    },
  ],
  analytics: [['G-ABC1234567', 'UA-12345-1'], { analyticsIds: ['G-ABC1234567', 'UA-12345-1'] }],
  adsid: [['AW-123456789'], { adsIds: ['AW-123456789'] }],
  gtag: ['GTM-ABC1234', { tagManagerId: 'GTM-ABC1234' }],
  conversion_label: ['AbC-D_efG', { conversionLabel: 'AbC-D_efG' }],
  googleverify: ['tok_EN-1', { googleVerification: 'tok_EN-1' }],
  keywords: ['hoodies, shirts', { keywords: 'hoodies, shirts' }],
} as const;

describe('setting a shop', () => {
  it.each(Object.entries(EVERY_FIELD))(
    'stores %s and shows it again',
    async (field, [value, row]) => {
      const host = `${field.replaceAll('_', '-')}.fields.example`;
      await make(host);
      const before = await rowOf(host);
      await updateShop(database.db, host, { [field]: value });
      const after = await rowOf(host);
      const { revision, updatedAt, designRevision, ...unchanged } = before;
      expect(after).toEqual({
        ...unchanged,
        ...row,
        revision: after.revision,
        updatedAt: after.updatedAt,
        designRevision: after.designRevision,
      });
      expect(after.revision).toBeGreaterThan(revision);
      // What it shows can be set again and changes nothing.
      const { host: _host, ...shown } = await showShop(database.db, host);
      await updateShop(database.db, host, shown);
      const { revision: _r, updatedAt: _u, designRevision: _d, ...settled } = await rowOf(host);
      expect(after).toMatchObject(settled);
    },
  );

  it('merges objects, replaces lists, and clears a banner with null', async () => {
    await make('merge.example', {
      banner: { title: 'One', image: '/one.webp' },
      settings: { hideSellPrice: true, theme: { ink: '#000001' } },
      metadata: { title: 'T' },
      analytics: ['G-AAAA1'],
    });
    await updateShop(database.db, 'merge.example', {
      banner: { title: 'Two' },
      settings: { showCategory: true, theme: { accent: '#000002' } },
      headertemplate: 2,
      analytics: [],
    });
    const merged = await rowOf('merge.example');
    expect(merged.banner).toMatchObject({ title: 'Two', image: '/one.webp' });
    expect(merged.settings).toEqual({
      hideSellPrice: true,
      showCategory: true,
      theme: { ...DEFAULT_THEME, ink: '#000001', accent: '#000002' },
    });
    expect(merged.metadata).toEqual({ title: 'T', headerTemplate: 2 });
    expect(merged.analyticsIds).toEqual([]);
    await updateShop(database.db, 'merge.example', { banner: null });
    expect((await rowOf('merge.example')).banner).toBeNull();
  });

  it('counts as a save of the design only where the design changes', async () => {
    await make('design.example');
    await updateShop(database.db, 'design.example', { shipping_cost: 1 });
    expect((await rowOf('design.example')).designRevision).toBe(1);
    await updateShop(database.db, 'design.example', { settings: { hideSellPrice: true } });
    expect((await rowOf('design.example')).designRevision).toBe(2);
  });

  it('replaces aliases and refuses those of other shops, changing nothing then', async () => {
    await make('alias.example', { aliases: ['a.alias.example', 'b.alias.example'] });
    await make('rival.example', { aliases: ['www.rival.example'] });
    const set = (aliases: string[]) =>
      updateShop(database.db, 'alias.example', { aliases, company: 'Changed' });
    for (const alias of ['rival.example', 'www.rival.example', 'alias.example']) {
      expect(await problemsOf(set(['c.alias.example', alias]))).toEqual(['aliases']);
    }
    expect(await showShop(database.db, 'alias.example')).toMatchObject({
      aliases: ['a.alias.example', 'b.alias.example'],
      company: '',
    });
    await set(['b.alias.example', 'c.alias.example']);
    expect((await showShop(database.db, 'alias.example')).aliases).toEqual([
      'b.alias.example',
      'c.alias.example',
    ]);
  });

  it("takes the shop's own products along to another catalogue", async () => {
    const { id } = await make('moving.example', { template: 'from' });
    const product = { template: 'from', name: 'P', priceMinor: 1 };
    await database.db.insert(products).values([
      { ...product, slug: 'own', shopId: id },
      { ...product, slug: 'shared' },
    ]);
    await updateShop(database.db, 'moving.example', { template: 'to' });
    const rows = await database.db.select().from(products).where(eq(products.name, 'P'));
    expect(rows.map((row) => `${row.slug} ${row.template}`).sort()).toEqual([
      'own to',
      'shared from',
    ]);
  });

  it('knows no other host', async () => {
    const update = updateShop(database.db, 'nobody.example', { name: 'x' });
    await expect(update).rejects.toBeInstanceOf(NoSuchShopError);
  });
});

describe('a value that is wrong', () => {
  it.each([
    ['template', 'Classic!'],
    ['logo', 'javascript:alert(1)'],
    ['logo', '//evil.example/x.png'],
    ['logo', '/\\evil.example'],
    ['favicon', 'ftp://x.example/f.ico'],
    ['email', 'nobody'],
    ['name', 'n'.repeat(121)],
    ['shipping_cost', -1],
    ['shipping_cost', 4.999],
    ['shipping_cost', 'free'],
    ['transit_time', '5-3'],
    ['handing_time', 'soon'],
    ['prefix', 'has space'],
    ['headertemplate', 3],
    ['gtag', 'UA-1'],
    ['conversion_label', '<script>'],
    ['googleverify', '"><script>'],
    ['banner', { buttonLink: 'data:text/html,x' }, 'banner.buttonLink'],
    ['banner', { video: 'x' }, 'banner.video'],
    ['ads', { image: 'picture.png' }, 'ads.image'],
    ['settings', { hideSellPrice: 'yes' }, 'settings.hideSellPrice'],
    ['settings', { disableReviews: 'remove' }, 'settings.disableReviews'],
    ['settings', { reviewCategories: ['Hats'] }, 'settings.reviewCategories.0'],
    ['settings', { theme: { accent: 'red' } }, 'settings.theme.accent'],
    ['settings', { theme: { textFont: 'comic' } }, 'settings.theme.textFont'],
    ['settings', { theme: { radius: 25 } }, 'settings.theme.radius'],
    ['settings', { unknownFlag: true }, 'settings.unknownFlag'],
    ['metadata', { version: 'x' }, 'metadata.version'],
    ['analytics', ['G-ABC1234567', 'nonsense'], 'analytics.1'],
    ['analytics', ['G-ABC12', 'G-ABC12'], 'analytics'],
    ['adsid', ['G-ABC12'], 'adsid.0'],
    ['aliases', ['two words'], 'aliases.0'],
    ['owner', 'x'],
  ])('%s=%j is refused by its field', async (field, value, named = field) => {
    expect(await problemsOf(updateShop(database.db, 'x.example', { [field]: value }))).toEqual([
      named,
    ]);
  });

  it('is reported together with all others, and nothing changes', async () => {
    await make('wrong.example');
    const before = await rowOf('wrong.example');
    const patch = {
      company: 'Fine',
      email: 'x',
      shipping_cost: -1,
      settings: { theme: { ink: 'x' } },
    };
    const fields = await problemsOf(updateShop(database.db, 'wrong.example', patch));
    expect(fields).toEqual(['email', 'shipping_cost', 'settings.theme.ink']);
    expect(await rowOf('wrong.example')).toEqual(before);
  });
});

describe('removing a shop', () => {
  it('takes what is its own and leaves the catalogue', async () => {
    const { id } = await make('gone.example', { aliases: ['www.gone.example'] });
    const product = { template: 'classic', name: 'G', priceMinor: 1 };
    await database.db.insert(products).values([
      { ...product, slug: 'gone-own', shopId: id },
      { ...product, slug: 'gone-shared' },
    ]);
    await removeShop(database.db, 'gone.example');
    const left = await database.db.select().from(products).where(eq(products.name, 'G'));
    expect(left.map((row) => row.slug)).toEqual(['gone-shared']);
    const aliases = await database.db.select().from(shopAliases).where(eq(shopAliases.shopId, id));
    expect(aliases).toEqual([]);
    await expect(removeShop(database.db, 'gone.example')).rejects.toBeInstanceOf(NoSuchShopError);
  });
});
