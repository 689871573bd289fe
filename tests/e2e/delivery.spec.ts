import { servedPage } from './support/served-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

test('a page leaves compressed and named, and is not sent twice to a browser that has it', async ({
  request,
}) => {
  const address = urlOf('classic', '/shop?delivered=once');
  const first = await request.get(address);
  const { etag = '', ...headers } = first.headers();
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(await first.text()).toContain('</html>');

  const again = await request.get(address, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('a page that does not exist is compressed, but not named', async ({ request }) => {
  const answer = await request.get(urlOf('classic', '/product/nothing-here'));
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-encoding']).toBe('gzip');
  expect(answer.headers().etag).toBeUndefined();
});

test('a script leaves as small as the browser takes it, and is kept for ever', async ({
  request,
}) => {
  const { scripts } = await servedPage('classic', '/contact');
  const answer = await request.get(urlOf('classic', scripts[0] ?? ''));
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});
