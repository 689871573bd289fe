import { expect, it } from 'vitest';
import { reviewsHtml } from '@/services/server/review-html';
import { review } from '../reviews/review-fixtures';

it('the first reviews are in the first HTML with their summary, and what shoppers wrote is text [S2.1153]', () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const one = { ...review(1), name: hostile, comment: { title: hostile, text: hostile } };
  const holder = document.createElement('div');
  holder.innerHTML = reviewsHtml({ count: 12, average: 4.46, first: [one, review(2)] }, 'UTC');
  expect(holder.querySelector('img, script')).toBeNull();
  expect(holder.textContent).toContain('4.5 out of 5, 12 reviews');
  const [first, second] = holder.querySelectorAll('li');
  expect(first?.textContent).toContain(hostile);
  expect(second?.textContent).toContain(review(2).comment.text);
});
