import type { Route } from 'playwright/test';
import { blocks } from './support/editor';
import { sendLogin } from './support/log-in';
import { urlOf } from './support/shops';
import { expect, test } from './support/test';

const CODE = /\/_next\/static\/chunks\/.*\.js/;

test('the views of a page are fetched all at once, however busy the editor is meanwhile [S9.726]', async ({
  page,
}) => {
  const held: Route[] = [];
  let isLayoutThere = false;
  page.on('response', (response) => {
    if (response.url().includes('/pages/layout/load')) isLayoutThere = true;
  });
  await page.route(CODE, (route) => {
    if (isLayoutThere) held.push(route);
    else return route.continue();
  });
  await page.goto(urlOf('classic', '/design?page=kitchen-sink'));
  await sendLogin(page);
  // One after the other they would keep an admin with a slow line waiting for as many answers.
  await expect.poll(() => held.length).toBeGreaterThan(20);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  for (let width = 1281; width < 1401; width++) await page.setViewportSize({ width, height: 800 });
  await Promise.all(held.splice(0).map((route) => route.continue()));
  await page.unroute(CODE);
  await Promise.all(held.map((route) => route.continue()));
  await expect(blocks(page).first()).toBeVisible();
  await expect(page.getByText('cannot be shown.')).toHaveCount(0);
});
