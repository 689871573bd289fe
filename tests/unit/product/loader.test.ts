import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { structuredDataText } from '@/core/rules/seo/structured-data';
import { ApiError } from '@/services/api-error';
import * as fetching from '@/services/server/fetch-call';
import { loadProduct } from '@/services/server/product-page';
import { standIn } from '../../support/stand-in';
import { COLOR, option, product, SIZE } from './fixtures';

const fetchCall = standIn(fetching, 'fetchCall');

/** What the backend answers by path; an error is thrown. */
let answers: Record<string, unknown>;
let sent: { path: string; request: unknown }[];

beforeEach(() => {
  sent = [];
  answers = {
    '/product': product(),
    '/related': [product({ id: 'p-2' })],
    '/shop': { products: [], page: 1, total: 0, totalPages: 1 },
    '/variants': { category: 'Hoodies', variants: [SIZE] },
    '/store-reviews': { reviews: [], totalReviews: 12, averageRating: 3.6, ratingDistribution: {} },
  };
  fetchCall.mockImplementation(async ({ path }, _schema, request) => {
    sent.push({ path, request });
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer as never;
  });
});

const doNotKeep = vi.fn();
const entries: [string, string][] = [];
const load = (id = 'fern-hoodie', settings: object = {}) =>
  loadProduct({
    domain: 'shop.example',
    init: Promise.resolve(initSchema.parse({ domain: 'shop.example', settings })),
    param: () => id,
    query: () => undefined,
    entries: () => entries,
    addFacts: () => undefined,
    madeAt: 0,
    doNotKeep,
  });

const failure = (status: number) => new ApiError('status', 'no', status);
const paths = () => sent.map(({ path }) => path);

describe('the data of a product page', () => {
  it('is the product by what the address names, the choices of its category, and related ones', async () => {
    const { data, seed } = await load();
    expect(data).toMatchObject({ related: [{ id: 'p-2' }] });
    expect(seed).toMatchObject({
      product: product(),
      variants: { category: 'Hoodies', variants: [SIZE] },
    });
    expect(sent[0]).toEqual({
      path: '/product',
      request: { domain: 'shop.example', id: 'fern-hoodie' },
    });
  });

  it('has the title and description that search engines are meant to show, where the product has them [S3.1514]', async () => {
    const { head } = await load();
    expect(head.title).toBe(product().name);
    const texts = { seoTitle: 'Fern hoodie, knitted in Porto', seoDescription: 'Warm & dry.' };
    answers['/product'] = product(texts);
    const own = await load();
    expect(own.head).toMatchObject({ title: texts.seoTitle, description: texts.seoDescription });
    expect(JSON.stringify([own.data, own.seed])).not.toContain('Porto');
  });

  it('has care and model among the details, as texts [S3.1515]', async () => {
    answers['/product'] = product({ material: 'Wool', care: 'Wash <cold>', model: '178 cm' });
    expect((await load()).data.details).toBe(
      '<dl><dt>Material</dt><dd>Wool</dd><dt>Care</dt><dd>Wash &lt;cold&gt;</dd><dt>Model</dt><dd>178 cm</dd></dl>',
    );
  });

  it('tells search engines the number of each variant’s barcode, and no browser [S3.1507]', async () => {
    const row = (id: string, gtin?: string) => ({
      id,
      values: [id],
      price: 20,
      ...(gtin && { gtin }),
    });
    answers['/product'] = product({ variants: [SIZE], rows: [row('S', '96385074'), row('M')] });
    const { head, seed } = await load();
    expect(head.structuredData[0]).toMatchObject({ offers: [{ gtin: '96385074' }, {}] });
    expect(head.structuredData[0]).not.toHaveProperty('gtin');
    expect(JSON.stringify(seed)).not.toContain('96385074');
    answers['/product'] = product({
      variants: [],
      rows: [{ ...row('S', '96385074'), values: [] }],
    });
    expect((await load()).head.structuredData[0]).toMatchObject({ gtin: '96385074' });
  });

  it('names what is bought together, and relates nothing that stands there already [S4.1003]', async () => {
    const named = (id: string, fields = {}) => product({ id, ...fields });
    answers['/shop'] = {
      ...{ products: [], page: 1, total: 0, totalPages: 1 },
      upsale: [product(), named('gone', { isSoldOut: true }), named('a'), named('b'), named('c')],
    };
    answers['/related'] = ['b', 'c', 'd', 'a', 'e', 'f'].map((id) => named(id));
    const { data } = await load();
    expect(data.bundle).toEqual(['a', 'b']);
    expect(data.related.map(({ id }) => id)).toEqual(['c', 'd', 'e', 'f']);
    answers['/shop'] = failure(501);
    const without = (await load()).data;
    expect(without).not.toHaveProperty('bundle');
    expect(without.related).toHaveLength(4);
  });

  it('names nothing that is bought together where the shop shows none, and asks for none [S9.26]', async () => {
    const settings = { disableFrequentlyBoughtTogether: true };
    expect((await load('p', settings)).data).not.toHaveProperty('bundle');
    expect(paths()).not.toContain('/shop');
  });

  it('travels once, and without what the page does not show', async () => {
    const rows = [{ id: 'p-1-m', values: ['M'], price: 20, sku: 'FERN-M' }];
    answers['/product'] = { ...product(), variants: [SIZE], rows };
    answers['/related'] = [product({ id: 'p-2', tag: 'fern', createdAt: '2026-01-01T00:00:00Z' })];
    const { data, seed } = await load();
    expect(seed.product.variants).toEqual([SIZE]);
    expect(seed).not.toHaveProperty('variants');
    expect(seed.product.rows).toEqual([{ id: 'p-1-m', values: ['M'], price: 20 }]);
    expect(data.related).toMatchObject([{ id: 'p-2', tag: '', createdAt: '' }]);
  });

  it('has what a product is made of as a list beside it, where that is known [S3.982]', async () => {
    answers['/product'] = product({ material: '<b>Wool</b> & silk' });
    const { data, seed } = await load();
    expect(data.details).toBe(
      '<dl><dt>Material</dt><dd>&lt;b&gt;Wool&lt;/b&gt; &amp; silk</dd></dl>',
    );
    expect(seed.product).not.toHaveProperty('material');
    answers['/product'] = product();
    expect((await load()).data.details).toBe('');
  });

  it('asks for the category ‘default’ where the product has none [S7.40]', async () => {
    answers['/product'] = product({ category: '' });
    await load();
    expect(sent).toContainEqual({
      path: '/variants',
      request: { domain: 'shop.example', category: 'default' },
    });
  });

  it('takes the product’s own choices, and asks for no others', async () => {
    answers['/product'] = product({ variants: [COLOR] });
    const { seed } = await load();
    expect(seed.product.variants).toEqual([COLOR]);
    expect(seed).not.toHaveProperty('variants');
    expect(paths()).not.toContain('/variants');
  });

  it('does without what a backend lacks, but not without one that is away', async () => {
    answers['/related'] = failure(501);
    answers['/variants'] = failure(404);
    expect(await load()).toMatchObject({
      data: { related: [] },
      seed: { variants: { category: 'Hoodies', variants: [] } },
    });
    answers['/variants'] = failure(503);
    await expect(load()).rejects.toMatchObject({ status: 503 });
  });

  it('goes without reviews and related products that cannot be had, for now [S8.846]', async () => {
    doNotKeep.mockClear();
    const settings = { reviewCategories: ['Hoodies'] };
    expect((await load('p', settings)).data.reviews).toEqual({ count: 12, average: 3.6 });
    expect(doNotKeep).not.toHaveBeenCalled();
    answers['/related'] = new ApiError('timeout', 'late');
    answers['/store-reviews'] = failure(500);
    expect((await load('p', settings)).data).toMatchObject({ related: [], reviews: null });
    expect(doNotKeep).toHaveBeenCalledTimes(2);
  });

  it('fails with the product’s own 404', async () => {
    answers['/product'] = failure(404);
    answers['/related'] = failure(404);
    await expect(load('nothing')).rejects.toMatchObject({ status: 404 });
  });

  it('counts reviews only where they are shown for the category', async () => {
    const settings = { reviewCategories: ['Hoodies'] };
    expect((await load('a', settings)).data.reviews).toEqual({ count: 12, average: 3.6 });
    expect((await load('a', {})).data.reviews).toBeNull();
    expect((await load('a', { ...settings, disableReviews: true })).data.reviews).toBeNull();
    answers['/store-reviews'] = { totalReviews: 0, averageRating: 0 };
    expect((await load('a', settings)).data.reviews).toBeNull();
  });
});

describe('the head of a product page', () => {
  it('has name, description, picture, and the slug’s address even where the id was asked for', async () => {
    answers['/product'] = product({
      description: `<p>${'Soft fleece &amp; wool. '.repeat(20)}</p>`,
      image: ['/media/a-1.webp'],
    });
    const { head } = await load('p-1');
    expect(head).toMatchObject({
      title: 'Fern Hoodie',
      canonicalPath: '/product/fern-hoodie',
      image: '/media/a-1.webp',
      isProduct: true,
    });
    expect(head.description).toMatch(/^Soft fleece & wool\. .*…$/);
    expect(head.description?.length).toBeLessThanOrEqual(155);
  });

  it('offers the product at the price of its default choices', async () => {
    const dear = { ...SIZE, options: [option('M', 1.1)] };
    answers['/variants'] = { category: 'Hoodies', variants: [dear] };
    const [item] = (await load()).head.structuredData;
    expect(item).toMatchObject({
      '@type': 'Product',
      name: 'Fern Hoodie',
      sku: 'p-1',
      description: 'Warm.',
      brand: { '@type': 'Brand', name: 'Marlow & Finch' },
      offers: {
        price: '49.10',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(item).not.toHaveProperty('aggregateRating');
  });

  it('says when the product is sold out', async () => {
    answers['/product'] = product({ isSoldOut: true });
    const [item] = (await load()).head.structuredData;
    expect(item).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  it('tells the way to the product, and no name breaks out of it', async () => {
    answers['/product'] = product({ name: 'Hoodie</script><script>' });
    const text = structuredDataText((await load()).head.structuredData, 'https://shop.example');
    expect(text).not.toContain('<');
    const [, trail] = JSON.parse(text);
    expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      'https://shop.example/',
      'https://shop.example/shop',
      'https://shop.example/shop?category=Hoodies',
      'https://shop.example/product/fern-hoodie',
    ]);
  });
});
