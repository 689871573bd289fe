import type { BrowserContext, Page, Route } from 'playwright/test';

/** Keeps requests waiting until it is told to let them through; gives how many have waited, too. */
export async function held(page: Page | BrowserContext, address: string) {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(address, (route) => {
    if (isOpen) return route.fallback();
    waiting.push(route);
  });
  return {
    count: () => waiting.length,
    letThrough: async () => {
      isOpen = true;
      await Promise.all(waiting.map((route) => route.fallback().catch(() => undefined)));
    },
  };
}
