import { firstProduct } from './support/served-page';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

/** Queries of advertisements, and what somebody could make of them. */
const QUERIES = [
  'utm_source=mail&utm_medium=cpc&gclid=EAIaIQobChMI',
  'b=1&5=x&a=1&b=2&a=3&__proto__=q&%zz=1&q2=%e9&e&constructor=1&nxtPid=3&nxtIx=2&_rsc=1&amp=1',
  '%22%3E%3Cscript%3E=%27&x=%00&y=%0A&%7B%22query%22%3A%7B=%3C%2Fscript%3E&%F0%9F%98%80=+%26%3D',
  'category=Hoodies&page=1&category=Shirts&color=navy&size=m&sort=price-asc&previewed=1&utm=2',
  `long=${'x'.repeat(3000)}`,
];

/** Asks as no browser does, so that the page is rendered by the very address and kept by nobody. */
const rendered = async (path: string) =>
  (await fetch(urlOf('classic', path), { method: 'POST' })).text();

async function savedPage(path: string, encoding: string) {
  const answer = await fetch(urlOf('classic', path), { headers: { 'accept-encoding': encoding } });
  return { etag: answer.headers.get('etag') ?? '', text: await answer.text() };
}

test('a page that is kept is, for whatever address, the page that would be rendered for it [S2.1050] [S2.1051]', async () => {
  const product = await firstProduct('classic');
  const paths = ['/', '/shop', product, '/about', '/cart', '/embed/page/about', '/embed/products'];
  for (const path of paths) {
    for (const plain of [path, path]) await savedPage(plain, 'gzip');
    for (const query of QUERIES) {
      const address = `${path}?${query}`;
      const expected = await rendered(address);
      for (const encoding of ['gzip', 'identity']) {
        expect((await savedPage(address, encoding)).text === expected, address).toBe(true);
      }
    }
  }
});

test('the tag of a page names its address: what a browser has of one is not taken for another [S2.1052]', async () => {
  const { etag } = await savedPage('/about?gclid=first', 'gzip');
  const ask = async (path: string) =>
    (await fetch(urlOf('classic', path), { headers: { 'if-none-match': etag } })).status;
  expect(await ask('/about?gclid=first')).toBe(304);
  expect(await ask('/about?gclid=second')).toBe(200);
  expect(await ask('/about')).toBe(200);
});

test('links of a landing are the same before and after scripts have run, whatever stands in its address [S2.1050]', async ({
  page,
}) => {
  for (const query of QUERIES) {
    const address = urlOf('classic', `/about?${query}`);
    const sent = await (await fetch(address)).text();
    await page.goto(address);
    await page.waitForFunction(() => 'next' in window);
    const links = page.getByRole('contentinfo').locator('a[href^="/"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs) {
      expect(sent).toContain(`href="${href?.replaceAll('&', '&amp;')}"`);
    }
  }
});
