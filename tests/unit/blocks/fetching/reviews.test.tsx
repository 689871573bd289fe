import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { needKey } from '@/core/model/data-need';
import type { ReviewData } from '@/core/model/review';
import * as client from '@/services/browser-client';
import { eventually } from '../../../support/eventually';
import { standIn } from '../../../support/stand-in';
import { review, reviewData } from '../../reviews/review-fixtures';
import { loadViews } from '../render-block';
import { renderChanging } from './blocks-page';

const call = standIn(client, 'callBackend');

beforeAll(loadViews);

const init = { settings: { reviewCategories: ['Hoodies', 'Jacket'] } };
const from = (first: number, last: number, totalReviews: number) =>
  reviewData(
    Array.from({ length: last - first + 1 }, (_, index) => review(first + index)),
    { totalReviews },
  );
const show = (brought: ReviewData | undefined, mode: 'live' | 'edit' = 'live') =>
  renderChanging(
    'reviews',
    {},
    {
      mode,
      init,
      blockData: brought ? { [needKey({ kind: 'reviews' })]: brought } : {},
    },
  );
const place = () => screen.getByText(/^\d.* of \d+$/).textContent;

describe('the reviews of a shop', () => {
  it('step by five, and bring more of its review categories when they end [S4.334]', async () => {
    call.mockResolvedValue(from(11, 23, 23));
    show(from(1, 10, 23));
    const next = screen.getByRole('button', { name: 'Next reviews' });
    expect(call).not.toHaveBeenCalled();
    fireEvent.click(next);
    expect(place()).toBe('6–10 of 23');
    await eventually(() => expect(screen.getAllByRole('article')).toHaveLength(23));
    expect(call.mock.calls[0]?.[2]).toEqual({
      domain: 'linen.example',
      categories: 'Hoodies,Jacket',
      limit: 50,
      offset: 10,
    });
    fireEvent.click(next);
    expect(place()).toBe('11–15 of 23');
    fireEvent.click(screen.getByRole('button', { name: 'Previous reviews' }));
    expect(place()).toBe('6–10 of 23');
  });

  it('make a step that had to wait when what it leads to has come [S4.335]', async () => {
    let give: (data: ReviewData) => void = () => undefined;
    call.mockReturnValue(new Promise((resolve) => (give = resolve)));
    show(from(1, 5, 12));
    fireEvent.click(screen.getByRole('button', { name: 'Next reviews' }));
    expect(place()).toBe('1–5 of 12');
    await eventually(() => expect(call).toHaveBeenCalled());
    await act(async () => give(from(6, 12, 12)));
    expect(place()).toBe('6–10 of 12');
  });

  it('render what a page has brought beyond the first ones when it is needed [S4.336]', async () => {
    show(from(1, 30, 30));
    expect(screen.getAllByRole('article')).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Next reviews' }));
    await eventually(() => expect(screen.getAllByRole('article')).toHaveLength(30));
    expect(call).not.toHaveBeenCalled();
  });

  it('open whole in the dialog Review Details [S4.337]', async () => {
    show(from(1, 5, 5));
    fireEvent.click(screen.getByRole('button', { name: 'Read full review by Reviewer 3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Review Details' });
    expect(within(dialog).getByText('Text of review 3.')).toBeVisible();
  });

  it('are asked for in the browser where they did not come with the page [S4.338]', async () => {
    call.mockResolvedValue(from(1, 6, 6));
    show(undefined);
    expect(await screen.findAllByRole('article')).toHaveLength(6);
  });

  it('stay hidden where they cannot be had [S4.331]', async () => {
    call.mockRejectedValue(new Error('away'));
    const { container } = show(undefined);
    await eventually(() => expect(call).toHaveBeenCalled());
    await act(async () => undefined);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the reviews of a shop that are edited', () => {
  it.each([
    ['the page brought none', reviewData([])],
    ['the shop has none', undefined],
  ])('are samples where %s: five of 1057, 4.67 on average [S9.330]', async (_why, brought) => {
    call.mockResolvedValue(reviewData([]));
    const { container } = show(brought, 'edit');
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    expect(screen.getByText('1,057 reviews')).toBeInTheDocument();
    expect(screen.getByText('4.7')).toBeInTheDocument();
    const stars = screen.getByRole('list', { name: 'Reviews by stars' });
    expect(stars).toHaveTextContent('5 stars71167%4 stars34633%3 stars00%2 stars00%1 star00%');
    expect(container.querySelector('[inert]')).toContainElement(stars);
  });

  it('are those that there are [S9.331]', async () => {
    call.mockResolvedValue(from(1, 2, 2));
    show(undefined, 'edit');
    expect(await screen.findByText('Text of review 2')).toBeInTheDocument();
    expect(screen.queryByText('1,057 reviews')).toBeNull();
  });
});
