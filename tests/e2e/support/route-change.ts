import type { Page } from 'playwright/test';
import { held } from './held';

/**
 * Has the router of a page begin the way to another, as a link in a shop does, and never lets it end there.
 * Afterwards the page has painted what it shows meanwhile.
 */
export async function beginRouteChange(page: Page, path: string): Promise<void> {
  await held(page, '**/_next/data/**');
  await page.evaluate(async (to) => {
    const { router } = Reflect.get(window, 'next');
    const begun = new Promise((begin) => router.events.on('routeChangeStart', begin));
    router.push(to);
    await begun;
    const frame = () => new Promise(requestAnimationFrame);
    await frame().then(frame);
  }, path);
}

/** What covers a page while its route changes. */
export const navigationOverlay = (page: Page) => page.getByTestId('navigation-overlay');
