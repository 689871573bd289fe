import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductReviews } from '@/components/product/extras/extras';
import * as client from '@/services/browser-client';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { product } from '../product/fixtures';
import { renderInShop } from '../product/render';
import { review, reviewData } from './review-fixtures';

const answer = standIn(client, 'callBackend');

const SETTINGS = { reviewCategories: ['Hoodies'] };
const show = (count: number, settings: object = SETTINGS) =>
  renderInShop(<ProductReviews product={product()} count={count} html={undefined} />, { settings });

/** What is rendered is near. */
class AlwaysNear {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', AlwaysNear);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const many = (count: number) => Array.from({ length: count }, (_, index) => review(index + 1));

describe('the reviews of a product', () => {
  it('come with their average, the count of each star and its share [S2.100] [S2.101]', async () => {
    answer.mockResolvedValueOnce(reviewData(many(3), { totalReviews: 1057 }));
    answer.mockReturnValue(new Promise(() => undefined));
    show(1057);
    await screen.findByRole('heading', { name: 'Customer reviews' });
    expect(screen.getByText('4.7')).toBeInTheDocument();
    expect(screen.getByText('1,057 reviews')).toBeInTheDocument();
    const rows = within(screen.getByRole('list', { name: 'Reviews by stars' })).getAllByRole(
      'listitem',
    );
    expect(rows.map((row) => row.textContent)).toEqual([
      '5 stars71167%',
      '4 stars34633%',
      '3 stars00%',
      '2 stars00%',
      '1 star00%',
    ]);
  });

  it('are cards with stars, badge, flag, day and the cut words [S2.102]', async () => {
    const title = 'A title that is much too long for a card';
    const comment = { title, text: 'Warm & soft!' };
    answer.mockResolvedValue(reviewData([review(1, { comment, rating: 4, helpful: true })]));
    show(1);
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading')).toHaveTextContent('A title that is much too ...');
    expect(card.getByText('Warm soft')).toBeInTheDocument();
    expect(card.getByRole('img', { name: 'Rated 4 out of 5' })).toBeInTheDocument();
    expect(card.getByText('Verified buyer')).toBeInTheDocument();
    expect(card.getByText('Found helpful')).toBeInTheDocument();
    expect(card.getByRole('img', { name: 'from Norway' })).toBeInTheDocument();
    expect(card.getByText('Mar 2, 2026')).toBeInTheDocument();
  });

  it('go on by five, with arrows that end where the reviews end [S4.67] [S9.73]', async () => {
    answer.mockResolvedValue(reviewData(many(12)));
    show(12);
    const next = await screen.findByRole('button', { name: 'Next reviews' });
    const previous = screen.getByRole('button', { name: 'Previous reviews' });
    const place = () => screen.getByText(/of 12$/).textContent;
    expect(place()).toBe('1–5 of 12');
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(next);
    expect(place()).toBe('6–10 of 12');
    fireEvent.click(next);
    expect(place()).toBe('8–12 of 12');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(previous);
    expect(place()).toBe('3–7 of 12');
  });

  it('are fetched further before they end', async () => {
    const all = many(60);
    answer.mockImplementation(async (_call, _schema, request) => {
      const { offset } = request as unknown as { offset: number };
      return reviewData(all.slice(offset, offset + 50), { totalReviews: 60 });
    });
    show(60);
    const next = await screen.findByRole('button', { name: 'Next reviews' });
    for (let step = 0; step < 9; step += 1) fireEvent.click(next);
    await eventually(() => expect(screen.getAllByRole('article')).toHaveLength(60));
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('are asked for again by the next step where further ones did not come', async () => {
    const all = many(12);
    answer.mockResolvedValueOnce(reviewData(all.slice(0, 6), { totalReviews: 12 }));
    answer.mockRejectedValueOnce(new Error('away'));
    answer.mockResolvedValueOnce(reviewData(all.slice(6), { totalReviews: 12 }));
    show(12);
    const next = await screen.findByRole('button', { name: 'Next reviews' });
    await eventually(() => expect(answer).toHaveBeenCalledTimes(2));
    fireEvent.click(next);
    await eventually(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('open whole in a dialog, and close [S2.103] [S4.68] [S5.15]', async () => {
    const comment = {
      title: 'A title that is much too long for a card',
      text: '<b>All</b> of it.',
    };
    answer.mockResolvedValue(reviewData([review(1, { comment })]));
    show(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Read full review by Reviewer 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Review Details' });
    expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(comment.title);
    expect(within(dialog).getByText('<b>All</b> of it.')).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are announced by a skeleton meanwhile, and by nothing else [S2.104]', async () => {
    answer.mockReturnValue(new Promise(() => undefined));
    const { container } = show(8);
    expect(container).not.toBeEmptyDOMElement();
    expect(screen.queryByRole('article')).toBeNull();
    expect(container).toHaveTextContent('');
  });

  it('can be asked for again where they did not come', async () => {
    answer.mockRejectedValueOnce(new Error('no network'));
    show(1);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('The reviews could not be loaded.');
    answer.mockResolvedValue(reviewData(many(1)));
    fireEvent.click(retry);
    await screen.findByRole('article');
  });

  it('leave nothing where reviews are disabled, or of another category [S4.65]', () => {
    for (const settings of [
      { ...SETTINGS, disableReviews: true },
      { ...SETTINGS, disableReviews: 'delete' },
      { reviewCategories: ['Shirts'] },
      {},
    ]) {
      expect(show(8, settings).container).toBeEmptyDOMElement();
      cleanup();
    }
    expect(answer).not.toHaveBeenCalled();
  });

  it('are offered to be begun where there are none, without a call [S4.69]', async () => {
    show(0);
    expect(await screen.findByRole('button', { name: 'Write the first review' })).toBeEnabled();
    expect(screen.queryByRole('heading', { name: 'Customer reviews' })).toBeNull();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('customer photos', () => {
  const photos = (count: number) =>
    Array.from({ length: count }, (_, index) => `/media/photo-${index}.webp`).join(',');

  it('are 19 thumbnails and the number of the others, which opens all [S2.105] [S9.74]', async () => {
    answer.mockResolvedValue(
      reviewData([
        review(1, { image: photos(12) }),
        review(2, { image: photos(12).replaceAll('photo', 'other') }),
      ]),
    );
    show(2);
    const heading = await screen.findByRole('heading', { name: 'Customer photos' });
    const grid = within(heading.parentElement ?? document.body);
    expect(grid.getAllByRole('img')).toHaveLength(19);
    fireEvent.click(grid.getByRole('button', { name: '5 more customer photos' }));
    const dialog = await screen.findByRole('dialog', { name: 'Customer photos' });
    expect(within(dialog).getAllByRole('img')).toHaveLength(24);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Photo 2 by Reviewer 2' }));
    expect(await screen.findByRole('dialog', { name: 'Review Details' })).toHaveTextContent(
      'Reviewer 2',
    );
  });

  it('open the review they belong to [S2.106]', async () => {
    answer.mockResolvedValue(reviewData([review(1), review(2, { image: photos(2) })]));
    show(2);
    fireEvent.click(await screen.findByRole('button', { name: 'Photo 2 by Reviewer 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Review Details' });
    expect(within(dialog).getByRole('button', { name: 'Photo 2 by Reviewer 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('that cannot be had are hidden everywhere [S8.25]', async () => {
    answer.mockResolvedValue(reviewData([review(1, { image: photos(2) })]));
    show(1);
    const [first] = await screen.findAllByRole('img', { name: /^Photo/ });
    if (first) fireEvent.error(first);
    await eventually(() => expect(screen.getAllByRole('img', { name: /^Photo/ })).toHaveLength(1));
    expect(screen.getByRole('article').querySelectorAll('img')).toHaveLength(1);
  });
});
