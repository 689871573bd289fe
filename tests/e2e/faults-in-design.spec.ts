import type { Page } from 'playwright/test';
import { blocks, canvas, field, openEditor, saveButton, topBar } from './support/editor';
import { type FaultName, failing, SERVER_WORDS } from './support/faults';
import { openDesign } from './support/log-in';
import { urlOf } from './support/shops';
import { storedLayout, storePage } from './support/store-page';
import { expect, test } from './support/test';

// What fails is the browser's to complain of.
test.use({ expectedMessages: [/Failed to load resource/] });

/** How a call fails that an admin waits for, and what is said of it. */
const FAILURES: readonly (readonly [FaultName, string])[] = [
  ['refused', 'The shop could not be reached'],
  ['words', SERVER_WORDS],
  ['page', 'API call failed'],
  ['cut short', 'could not be read'],
  ['nothing', 'could not be read'],
  ['wrong shape', 'could not be read'],
];

/** Those of them that the views of the back office tell apart. */
const KINDS = FAILURES.filter(([fault]) => ['refused', 'words', 'cut short'].includes(fault));

const told = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();

test('however a save fails, what was written stays and is saved once the shop answers again [S8.152] [S8.862]', async ({
  page,
}) => {
  await storePage('studio', 'faults', [{ id: 'a', type: 'text', props: { content: 'Stored' } }]);
  await openEditor(page, 'studio', 'faults');
  const light = page.locator('[data-light]');
  await blocks(page).first().click();
  for (const [fault, text] of FAILURES) {
    const failure = await failing(page, '/api/user/pages/layout/save', fault);
    await field(page, 'Text').fill(`Written while ${fault}`);
    await saveButton(page).click();
    await expect(told(page, text)).toBeVisible();
    await expect(light).toContainText('Could not save');
    await expect(blocks(page).first()).toHaveText(`Written while ${fault}`);
    expect(failure.count()).toBeGreaterThan(0);
    await failure.end();
  }
  expect(JSON.stringify(await storedLayout('studio', 'faults'))).toContain('Stored');
  await saveButton(page).click();
  await expect(light).toContainText(/^Saved/);
  const stored = JSON.stringify(await storedLayout('studio', 'faults'));
  expect(stored).toContain('Written while wrong shape');
});

test('however a page fails to open, its place says why and it can be asked for again [S8.792]', async ({
  page,
}) => {
  await storePage('studio', 'opened', [{ id: 'a', type: 'text', props: { content: 'Stored' } }]);
  await openDesign(page, 'studio');
  for (const [fault, text] of FAILURES) {
    const failure = await failing(page, '/api/user/pages/layout/load*', fault);
    await page.goto(urlOf('studio', '/design?page=opened'));
    await expect(page.getByRole('heading', { name: /could not be opened/ })).toBeVisible();
    await expect(told(page, text)).toBeVisible();
    await expect(topBar(page)).toBeVisible();
    await failure.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(canvas(page).getByText('Stored')).toBeVisible();
  }
});

for (const place of ['orders', 'cases', 'reviews', 'messages', 'payments']) {
  test(`however the ${place} of the back office fail to load, it says why and asks again on demand [S8.307]`, async ({
    page,
  }) => {
    await openDesign(page, 'classic');
    for (const [fault, text] of KINDS) {
      const failure = await failing(page, `/operations/${place}/*`, fault);
      await page.goto(urlOf('classic', `/design/${place}`));
      const main = page.getByRole('main');
      await expect(main.getByText('This could not be loaded')).toBeVisible();
      await expect(told(page, text)).toBeVisible();
      await failure.end();
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(main.getByText('This could not be loaded')).toHaveCount(0);
      await expect(main.getByText('Loading...')).toHaveCount(0);
    }
  });
}
