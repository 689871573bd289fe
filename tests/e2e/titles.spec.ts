import { fetchPage } from './support/fetch-page';
import { expect, test } from './support/test';

const SUFFIX = ' | Handmades, Personalized Custom Clothes &amp; Gifts';
const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];

for (const [shop, path, title] of [
  ['classic', '/', `Marlow &amp; Finch - Home${SUFFIX}`],
  ['classic', '/shop', `Marlow &amp; Finch - Shop${SUFFIX}`],
  ['classic', '/about', `Marlow &amp; Finch - About Us${SUFFIX}`],
  ['classic', '/contact', `Marlow &amp; Finch - Contact Us${SUFFIX}`],
  ['jersey', '/', 'Gridline Athletics - Home'],
  ['jersey', '/shop', 'Gridline Athletics - Shop'],
  ['studio', '/', 'Studio Norr - Home'],
  ['odd', '/', `Odd - Home${SUFFIX}`],
  ['odd', '/product/quotes', null],
] as const) {
  test(`the title of ${path} in ${shop} [S2.20] [S2.22]`, async () => {
    const result = titleOf((await fetchPage(shop, path)).text);
    if (title === null)
      expect(result).toMatch(/^Odd - The (&quot;|")Quoted.* \| Handmades, Personalized/);
    else expect(result).toBe(title);
  });
}
