import type { Page } from 'playwright/test';

/** The headings, links and pictures of products that are seen on a page, in order. */
export function shownOn(page: Page): Promise<string[]> {
  const parts = page.getByRole('main').locator(':is(h1, h2, h3, h4, a, article img):visible');
  return parts.evaluateAll((result) =>
    result.map((part) => (part instanceof HTMLImageElement ? part.alt : part.textContent.trim())),
  );
}
