import { createServer } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { media } from '@/backend/db/schema';
import type { FetchPicture, PictureOptions } from '@/backend/import/pictures';
import type { ShopTarget } from '@/backend/import/write-products';
import { createMediaStore, mediaAddress } from '@/backend/media';
import { withTestDatabase } from '../database';
import { makeFolderOfRun } from '../test-server';
import { addShop, counts, importCsv, productsOf, variantsOf } from './import-fixture';

const database = withTestDatabase();
const PICTURE = 'https://pictures.example';
const TEXT = `Handle,Title,Variant Price,Image Src,Variant Image
a,A,1,${PICTURE}/1.jpg,${PICTURE}/2.jpg
a,,,${PICTURE}/broken.jpg,
b,B,2,${PICTURE}/1.jpg,
c,C,3,https://cdn.example/own.jpg,
`;

/** Stores what it is asked for as the media store would, except what is broken. */
function fakeStore(shop: ShopTarget): { fetch: FetchPicture; fetched: string[] } {
  const fetched: string[] = [];
  const fetch: FetchPicture = async (url) => {
    fetched.push(url);
    if (url.includes('broken')) throw new Error('it is no picture');
    const key = `${shop.host}-${fetched.length}.jpg`;
    const picture = { contentType: 'image/jpeg', bytes: 1, width: 1, height: 1, sha256: '' };
    await database.db.insert(media).values({ key, shopId: shop.id, sourceUrl: url, ...picture });
    return `/media/${key}`;
  };
  return { fetch, fetched };
}

const options = (fetch?: FetchPicture): PictureOptions => ({
  addressOfMedia: (key) => `/media/${key}`,
  isAllowed: (url) => new URL(url).hostname === 'cdn.example',
  fetch,
});

describe('the pictures of an import', () => {
  it('stay at their own address unless they are to be fetched', async () => {
    const shop = await addShop(database, 'stay.example');
    await importCsv(database, shop, { text: TEXT }, { pictures: options() });
    expect((await productsOf(database, shop)).map((product) => product.images)).toEqual([
      [`${PICTURE}/1.jpg`, `${PICTURE}/broken.jpg`, `${PICTURE}/2.jpg`],
      [`${PICTURE}/1.jpg`],
      ['https://cdn.example/own.jpg'],
    ]);
  });

  it('in descriptions are fetched as the others, and stand there in their sizes [S3.1513]', async () => {
    const shop = await addShop(database, 'described.example');
    const store = fakeStore(shop);
    const text = `Handle,Title,Variant Price,Body (HTML)\na,A,1,<p>x</p><img src='${PICTURE}/in.jpg?a=1&amp;b=2' alt='Cuff'><img src='${PICTURE}/broken.jpg'>\n`;
    const report = await importCsv(database, shop, { text }, { pictures: options(store.fetch) });
    expect(store.fetched.toSorted()).toEqual([
      `${PICTURE}/broken.jpg`,
      `${PICTURE}/in.jpg?a=1&b=2`,
    ]);
    expect(report.warnings).toMatchObject([{ line: 2, address: `${PICTURE}/broken.jpg` }]);
    const [product] = await productsOf(database, shop);
    const [, key] =
      /src="(\/media\/[^"#]+)#~1x1~~" alt="Cuff"/.exec(product?.description ?? '') ?? [];
    expect(key).toMatch(/described.example/);
    expect(product?.description).toContain(`src="${PICTURE}/broken.jpg"`);
    const again = await importCsv(database, shop, { text }, { pictures: options() });
    expect(counts(again)).toMatchObject({ unchanged: 1 });
  });

  it('are fetched once each into the media, but for those on allowed hosts', async () => {
    const shop = await addShop(database, 'fetch.example');
    const store = fakeStore(shop);
    const pictures = options(store.fetch);
    const report = await importCsv(database, shop, { text: TEXT }, { pictures });
    expect(store.fetched.toSorted()).toEqual(
      ['1.jpg', '2.jpg', 'broken.jpg'].map((name) => `${PICTURE}/${name}`),
    );
    expect(report.warnings).toEqual([
      { line: 2, address: `${PICTURE}/broken.jpg`, reason: 'it is no picture' },
    ]);
    const [a, b, c] = await productsOf(database, shop);
    expect(a?.images).toEqual([
      '/media/fetch.example-1.jpg',
      `${PICTURE}/broken.jpg`,
      '/media/fetch.example-2.jpg',
    ]);
    expect(await variantsOf(database, a?.id ?? '')).toMatchObject([
      { image: '/media/fetch.example-2.jpg' },
    ]);
    expect(b?.images).toEqual(['/media/fetch.example-1.jpg']);
    expect(c?.images).toEqual(['https://cdn.example/own.jpg']);
  });

  it('once fetched are used by later imports, which then change nothing', async () => {
    const shop = await addShop(database, 'again.example');
    const store = fakeStore(shop);
    await importCsv(database, shop, { text: TEXT }, { pictures: options(store.fetch) });
    const before = await productsOf(database, shop);
    store.fetched.length = 0;
    for (const pictures of [options(store.fetch), options()]) {
      const report = await importCsv(database, shop, { text: TEXT }, { pictures });
      expect(counts(report)).toEqual({ created: 0, updated: 0, unchanged: 3, rejected: 0 });
    }
    expect(store.fetched).toEqual([`${PICTURE}/broken.jpg`]);
    expect(await productsOf(database, shop)).toEqual(before);
  });

  it('replace the addresses of an earlier import that did not fetch', async () => {
    const shop = await addShop(database, 'later.example');
    await importCsv(database, shop, { text: TEXT }, { pictures: options() });
    const pictures = options(fakeStore(shop).fetch);
    const report = await importCsv(database, shop, { text: TEXT }, { pictures });
    expect(counts(report)).toEqual({ created: 0, updated: 2, unchanged: 1, rejected: 0 });
  });

  it('are not fetched in a dry run', async () => {
    const shop = await addShop(database, 'dry.example');
    const store = fakeStore(shop);
    const pictures = options(store.fetch);
    await importCsv(database, shop, { text: TEXT }, { pictures, isDryRun: true });
    expect(store.fetched).toEqual([]);
  });

  it('are fetched at most four at once', async () => {
    const shop = await addShop(database, 'four.example');
    let running = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const fetch: FetchPicture = async (url) => {
      running += 1;
      most = Math.max(most, running);
      // The first four wait for each other, so that four do run at once.
      if (waiting.length < 4) {
        await new Promise<void>((resume) => {
          waiting.push(resume);
          if (waiting.length === 4) for (const each of waiting) each();
        });
      }
      running -= 1;
      return url.replace(PICTURE, '/media');
    };
    const rows = Array.from({ length: 30 }, (_, index) => `p,P,1,${PICTURE}/${index}.jpg,`);
    const text = `Handle,Title,Variant Price,Image Src,Variant Image\n${rows[0]}\n${rows
      .slice(1)
      .map((row) => row.replace('p,P,1', 'p,,'))
      .join('\n')}`;
    await importCsv(database, shop, { text }, { pictures: options(fetch) });
    expect(most).toBe(4);
    const [product] = await productsOf(database, shop);
    expect(product?.images).toHaveLength(30);
    expect(product?.images.every((image) => image.startsWith('/media/'))).toBe(true);
  });

  it('come to lie in the media store, served under its addresses', async () => {
    const shop = await addShop(database, 'store.example');
    const origin = await servePicture();
    const dir = await makeFolderOfRun();
    const log = { warn: () => undefined };
    const isAllowedAddress = () => true;
    const store = await createMediaStore({ dir, shops: database.shops, log, isAllowedAddress });
    const text = `Handle,Title,Variant Price,Image Src\np,P,1,${origin}/a.png\nq,Q,1,${origin}/none.png\n`;
    const pictures = {
      addressOfMedia: mediaAddress,
      isAllowed: () => false,
      fetch: (url: string) => store.importFromUrl(url, shop.id),
    };
    const report = await importCsv(database, shop, { text }, { pictures });
    expect(report.warnings).toMatchObject([
      { line: 3, address: `${origin}/none.png`, reason: expect.stringContaining('answered 404') },
    ]);
    const [p, q] = await productsOf(database, shop);
    expect(q?.images).toEqual([`${origin}/none.png`]);
    const [address = ''] = p?.images ?? [];
    expect(address).toMatch(/^\/media\/[a-z0-9-]+\.png$/);
    expect(await store.readSize(address.replace('/media/', ''), 320)).toBeInstanceOf(Buffer);
    const again = await importCsv(database, shop, { text }, { pictures });
    expect(counts(again)).toMatchObject({ unchanged: 2 });
  });
});

/** A loopback server with one picture, /a.png; its origin. */
async function servePicture(): Promise<string> {
  const blue = { width: 40, height: 40, channels: 3 as const, background: '#1f4034' };
  const png = await sharp({ create: blue }).png().toBuffer();
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/a.png' ? 200 : 404;
    response.end(request.url === '/a.png' ? png : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
