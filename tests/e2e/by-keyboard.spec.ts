import type { Page } from 'playwright/test';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const SECTIONS = [
  'Pictures of',
  'Buy',
  'Frequently bought together',
  'Reviews',
  'You may also like',
];
/** More presses than any section of a page has controls. */
const MOST_PRESSES = 200;

/** Names of the parts of a page that the keyboard passes, in order, each once. */
async function passedParts(page: Page): Promise<string[]> {
  const passed: string[] = [];
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const part = document.activeElement?.closest('main section, main [role=group], footer');
      if (part?.matches('footer')) return 'footer';
      const labelId = part?.getAttribute('aria-labelledby') ?? '';
      return (
        part?.getAttribute('aria-label') ?? document.getElementById(labelId)?.textContent ?? ''
      );
    });
    if (name === 'footer') return passed;
    if (name && !passed.includes(name)) passed.push(name);
  }
  return passed;
}

test('a keyboard that goes through a product page at once meets every section in order [S2.1154]', async ({
  page,
}) => {
  await page.goto(urlOf('classic', '/product/marlow-everyday-tee'), { waitUntil: 'commit' });
  const passed = await passedParts(page);
  const places = SECTIONS.map((name) => passed.findIndex((part) => part.startsWith(name)));
  expect(places, passed.join(', ')).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
