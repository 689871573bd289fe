import type { Page } from 'playwright/test';
import { z } from 'zod';
import { urlOf } from './shops';

const listed = z.object({
  reviews: z.array(z.object({ productId: z.string() })),
});

/** Opens the product of the classic shop with the most reviews, and scrolls to them; gives their region. */
export async function openReviewedProduct(page: Page) {
  const answer = await page.request.get(urlOf('classic', '/api/backend/store-reviews?limit=100'));
  const counts = new Map<string, number>();
  for (const { productId } of listed.parse(await answer.json()).reviews) {
    counts.set(productId, (counts.get(productId) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  await page.goto(urlOf('classic', `/product/${most?.[0]}`));
  const reviews = page.getByRole('region', { name: 'Customer reviews' });
  await page.getByRole('region', { name: 'What it is made for' }).scrollIntoViewIfNeeded();
  return reviews;
}
