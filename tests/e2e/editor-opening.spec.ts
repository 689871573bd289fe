import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { blocks, canvas } from './support/editor';
import { sendLogin } from './support/log-in';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const CODE = /\/_next\/static\/chunks\/.*\.js/;

test('what a document is drawn with comes with the editor, and a busy editor fails none of its blocks [S9.726]', async ({
  page,
}) => {
  let isLayoutThere = false;
  page.on('response', (response) => {
    if (response.url().includes('/pages/layout/load')) isLayoutThere = true;
  });
  // What is asked for after that is never answered.
  await page.route(CODE, (route) => (isLayoutThere ? undefined : route.continue()));
  await page.goto(urlOf('classic', '/design?page=kitchen-sink'));
  await sendLogin(page);
  // An admin with a slow line waits for no further answer, whatever stands on the page.
  await expect(canvas(page).locator('[data-page] > *')).toHaveCount(BLOCK_TYPES.length);
  for (let width = 1281; width < 1301; width++) await page.setViewportSize({ width, height: 800 });
  await page.unroute(CODE);
  await expect(blocks(page).first()).toBeVisible();
  await expect(page.getByText('cannot be shown.')).toHaveCount(0);
});
