import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as tables from '@/backend/db/schema';
import { findGuide, listGuideNames } from '@/backend/domain/size-guides/list-guides';
import { importGuides } from '@/backend/domain/size-guides/save-guides';
import { GUIDE_LIMITS } from '@/core/model/size-guide';
import type { VariantField } from '@/core/model/variant';
import { SHOP_A, SHOP_B } from '../api/seed';
import { refusalOf } from '../checkout/checkout-shop';
import { withOperations } from './operations-shop';

const office = withOperations();
const { sendAs, received } = office;
const db = () => office.shop.database.db;

beforeEach(() => db().delete(tables.sizeGuides));

const load = async (file: string) => (await received('sizeGuideImport', { file })).data;
const keysOf = async (id: string) =>
  (await listGuideNames({ db: db(), shop: { id } })).map(({ key }) => key);

const TABLE = 'Category,Brand,Size,Chest (cm)\nHoodies,,S,96\nHoodies,,M,101–106\nPants,Acme,S,\n';

describe('size guides of a shop', () => {
  test('come from a file, each in place of the one of its category and brand; the others stay [S5.1200]', async () => {
    expect(await load('Category,Size,EU\nhoodies,S,46\n')).toMatchObject({
      saved: 1,
      problems: [],
    });
    expect(
      await load('Category,Brand,Size,EU,UK\nHOODIES,,M,48,\ncombo-set,Ac-me!,S,1,2\n'),
    ).toEqual({
      ...{ saved: 2, holes: 0, problems: [] },
    });
    expect(await keysOf(SHOP_A)).toEqual(['combo-set~ac-me', 'hoodies']);
    const shop = { db: db(), shop: { id: SHOP_A } };
    expect(await findGuide(shop, 'hoodies')).toEqual({
      ...{ category: 'Hoodies', brand: '', note: '' },
      measurements: [{ name: 'EU', unit: '', how: '' }],
      sizes: [{ name: 'M', values: ['48'] }],
    });
    const { data } = await received('sizeGuideList', {});
    expect(data).toMatchObject({
      total: 2,
      entries: [{ category: 'Combo Set' }, { sizes: [{ name: 'M' }] }],
    });
  });

  test('are saved all or not at all: each wrong line is named, and what was there stays [S5.1200]', async () => {
    await load('Category,Size,EU\nHoodies,S,46\n');
    const file = 'Category,Size,Chest (cm)\nHodies,S,96\nHoodies,S,x\nPants,S,96\nPants,S,97\n';
    const { saved, problems = [] } = (await load(file)) ?? {};
    expect(saved).toBe(0);
    expect(problems.map(({ line, message }) => [line, message.slice(0, 24)])).toEqual([
      [2, 'There is no category "Ho'],
      [3, 'Chest: “x” is not a leng'],
      [5, 'The size “S” is there al'],
    ]);
    expect(await keysOf(SHOP_A)).toEqual(['hoodies']);
  });

  test('tell how many sizes have holes, and have a limit in number [S5.1202] [S5.1200]', async () => {
    expect(await load('Category,Size,EU,UK\nHoodies,S,46,\nHoodies,M,48,12\n')).toMatchObject({
      ...{ saved: 1, holes: 1 },
    });
    const row = { shopId: SHOP_A, measurements: [], sizes: [] };
    const many = Array.from({ length: GUIDE_LIMITS.guides - 1 }, (_, at) => ({
      ...row,
      key: `all~${at}`,
    }));
    await db().insert(tables.sizeGuides).values(many);
    expect(await load('Category,Size,EU\nHoodies,S,46\n')).toMatchObject({ saved: 1 });
    const refused = await load('Category,Size,EU\nHoodies,S,47\nPants,S,46\n');
    expect(refused?.problems[0]?.message).toContain('at most 500');
    expect(await keysOf(SHOP_A)).not.toContain('pants');
  });

  test('are looked up in one catalogue, however many there are, and not beyond their number [S5.1200]', async () => {
    const select = vi.spyOn(db(), 'select');
    const shop = { db: db(), shop: { id: SHOP_A } };
    const fileOf = (count: number) =>
      `Category,Brand,Size,EU\n${Array.from({ length: count }, (_, at) => `hoodies,B${at},S,${at}\n`).join('')}`;
    expect(await importGuides(shop, fileOf(120))).toMatchObject({ saved: 120, problems: [] });
    expect(select.mock.calls.length).toBeLessThan(5);
    const { problems } = await importGuides(shop, fileOf(GUIDE_LIMITS.guides + 1));
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('more than 500 size guides'),
    ]);
    select.mockRestore();
    expect(await keysOf(SHOP_A)).toHaveLength(120);
  });

  test('of two files come out as one that goes in again, and never as one that is too long [S5.1200] [S2.1204]', async () => {
    await load('Category,Size,Chest (cm)\nHoodies,S,96\n');
    await load('Category,Size,chest (cm),EU\nPants,S,97,46\n');
    const { data } = await received('sizeGuideExport');
    await db().delete(tables.sizeGuides);
    expect(await load(data?.file ?? '')).toEqual({ saved: 2, holes: 0, problems: [] });
    expect((await received('sizeGuideExport')).data).toEqual(data);

    const wide = (brand: string) => {
      const how = Array.from({ length: 20 }, () => 'x'.repeat(400)).join();
      const names = Array.from({ length: 20 }, (_, at) => `M${at}`).join();
      const guides = Array.from(
        { length: 40 },
        (_, at) => `${brand}${at},How to measure,${how}\n,S,${how.replaceAll(/x+/g, '1')}\n`,
      );
      return `Brand,Size,${names}\n${guides.join('')}`;
    };
    expect(await load(wide('A'))).toMatchObject({ saved: 40 });
    const refused = await load(wide('B'));
    expect(refused?.saved).toBe(0);
    expect(refused?.problems[0]?.message).toContain('at most 500,000 characters');
    expect(await keysOf(SHOP_A)).toHaveLength(42);
  });

  test('go into a file that says the same, and are removed [S2.1204]', async () => {
    await load('Category,Brand,Size,Chest (cm)\nHoodies,,S,96–101\nall,Acme,S,90\n');
    const { data } = await received('sizeGuideExport');
    expect(data?.file).toBe(
      '\ufeffCategory,Brand,Size,Chest (cm)\r\nAll Products,Acme,S,90\r\nHoodies,,S,96–101\r\n',
    );
    const { data: list } = await received('sizeGuideList', {});
    const id = list?.entries[0]?.id;
    await received('sizeGuideRemove', { id });
    expect(await keysOf(SHOP_A)).toEqual(['hoodies']);
    const again = await refusalOf(await sendAs('own', 'sizeGuideRemove', { id }));
    expect(again.code).toBe(404);
    expect((await load(data?.file ?? ''))?.saved).toBe(2);
  });

  test('are another shop’s neither to read nor to change; who changed them is on record [S6.1200]', async () => {
    await load(TABLE.replace('Pants,Acme,S,\n', ''));
    const own = { domain: 'other.example' };
    const list = await sendAs('foreign', 'sizeGuideList', own);
    expect(await list.json()).toMatchObject({ data: { entries: [], total: 0 } });
    await sendAs('foreign', 'sizeGuideImport', {
      ...own,
      file: 'Category,Size,EU\nHoodies,S,46\n',
    });
    const { data } = await received('sizeGuideList', {});
    const id = data?.entries[0]?.id;
    expect((await sendAs('foreign', 'sizeGuideRemove', { ...own, id })).status).toBe(404);
    expect(
      (await sendAs('foreign', 'sizeGuideRemove', { domain: 'localhost', id })).status,
    ).not.toBe(200);
    expect([await keysOf(SHOP_A), await keysOf(SHOP_B)]).toEqual([['hoodies'], ['hoodies']]);
    const entries = await db()
      .select()
      .from(tables.auditLog)
      .where(like(tables.auditLog.action, '%size-guides/import'));
    expect(entries.map(({ shopId, outcome }) => [shopId, outcome])).toContainEqual([
      SHOP_A,
      'done',
    ]);
  });
});

describe('the guide of a product', () => {
  const SIZES: VariantField = {
    ...{ id: 'size', label: 'Size', type: 'select', required: true },
    options: ['S', 'M'].map((label) => ({ label, value: label, priceAdjustment: 0 })),
  };
  const id = randomUUID();

  const answered = async () => {
    const answer = await office.shop.testApp.get(`/product?domain=localhost&id=${id}`);
    return (await answer.json()) as { variants?: VariantField[] };
  };
  const guideNow = async () => (await answered()).variants?.map(({ guide }) => guide ?? '');

  async function sell(changes: Partial<typeof tables.products.$inferInsert> = {}): Promise<void> {
    await db().delete(tables.products).where(eq(tables.products.id, id));
    const row = { id, template: 'classic', shopId: SHOP_A, slug: 'guided', name: 'Guided' };
    const color = { ...SIZES, id: 'color', label: 'Color' };
    await db()
      .insert(tables.products)
      .values({
        ...{ ...row, priceMinor: 1000, category: 'Pants', brand: 'Acme & Co' },
        ...{ variantFields: [color, SIZES], ...changes },
      });
  }

  test('is the closest that there is, beside the choice of a size alone [S3.1200] [S2.1200]', async () => {
    await sell();
    const guides = [
      'all,,S,1',
      'all,ACME & co.,S,1',
      'Pants,,S,1',
      'Pants,Acme Co,S,1',
      'Pants,Else,S,1',
    ];
    const names = [
      'all-products',
      'all-products~acme-co',
      'pants',
      'pants~acme-co',
      'pants~acme-co',
    ];
    expect(await guideNow()).toEqual(['', '']);
    for (const [at, row] of guides.entries()) {
      await load(`Category,Brand,Size,EU\n${row}\n`);
      expect(await guideNow(), row).toEqual(['', `/size-guide/${names[at]}`]);
    }
  });

  test('of everything is shown where it has one of its sizes; of its category always [S3.1200]', async () => {
    await sell();
    await load('Category,Brand,Size,EU\nall,,40 × 40,1\n');
    expect(await guideNow()).toEqual(['', '']);
    await load('Category,Brand,Size,EU\nPants,,Small to medium,1\n');
    expect(await guideNow()).toEqual(['', '/size-guide/pants']);
  });

  test('is none where no size is chosen [S2.1200]', async () => {
    await sell({ variantFields: [{ ...SIZES, label: 'Capacity' }] });
    await load('Category,Brand,Size,EU\nPants,,S,1\n');
    expect(await guideNow()).toEqual(['']);
  });

  test('stands with choices of a category too, and is read by its name [S3.1200] [S7.1200]', async () => {
    await sell({ variantFields: null, category: 'Sweaters' });
    await db()
      .insert(tables.variantDefinitions)
      .values({
        ...{ template: 'classic', category: 'Sweaters', fields: [SIZES] },
      });
    await load('Category,Brand,Size,Chest (cm)\nSweaters,Acme Co,S,96–101\n');
    expect(await guideNow()).toEqual(['/size-guide/sweaters~acme-co']);
    const { get } = office.shop.testApp;
    const guide = await get('/size-guide?domain=localhost&guide=sweaters~acme-co');
    expect(await guide.json()).toEqual({
      ...{ category: 'Sweaters', brand: 'Acme Co', note: '' },
      measurements: [{ name: 'Chest', unit: 'cm', how: '' }],
      sizes: [{ name: 'S', values: [[96, 101]] }],
    });
    const names = await get('/size-guides?domain=localhost');
    expect(await names.json()).toEqual({
      guides: [{ key: 'sweaters~acme-co', category: 'Sweaters', brand: 'Acme Co' }],
    });
    expect((await get('/size-guide?domain=localhost&guide=none')).status).toBe(404);
    expect((await get('/size-guide?domain=other.example&guide=sweaters~acme-co')).status).toBe(404);
    const sitemap = (await (await get('/sitemap?domain=localhost')).json()) as { guides: string[] };
    expect(sitemap.guides).toEqual(['sweaters~acme-co']);
  });
});
