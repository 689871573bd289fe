import type { Page, Request } from 'playwright/test';
import { restAfter } from './support/at-rest';
import { blocks, openEditor } from './support/editor';
import { expect, test } from './support/test';

/** Budget of all scripts of a visit, in bytes as the server sends them, which is brotli. */
const MOST_BYTES = 312_000;

// Who is not there yet fetches the scripts of the login first.
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await openEditor(page, 'classic');
  await page.close();
});

test('the editor opens with all types of blocks and the properties of one within its budget of scripts [S9.723]', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await restAfter(page, async () => {
    await openEditor(page, 'classic', 'kitchen-sink');
    await selectFirst(page);
  });
  expect(scripts.length).toBeGreaterThan(10);
  expect(await weightOf(scripts)).toBeLessThanOrEqual(MOST_BYTES);
});

test('to edit the home page takes no more scripts than the editor’s budget [S9.724]', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await restAfter(page, () => openEditor(page, 'classic'));
  await restAfter(page, async () => {
    await selectFirst(page);
    await page.keyboard.press('ControlOrMeta+d');
  });
  expect(await weightOf(scripts)).toBeLessThanOrEqual(MOST_BYTES);
});

/** With all that can be set of it beside. */
async function selectFirst(page: Page): Promise<void> {
  await blocks(page).first().click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await expect(properties.getByRole('heading', { level: 2 })).toBeVisible();
}

/** The scripts that a page fetches from now on. */
function scriptsOf(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  return scripts;
}

async function weightOf(scripts: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
