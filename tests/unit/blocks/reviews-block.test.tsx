import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLayout } from '@/blocks/layout/read-layout';
import { Blocks } from '@/blocks/render/blocks';
import { BlockDataContext } from '@/blocks/view-kit/contexts';
import { needKey } from '@/core/model/data-need';
import type { ReviewData } from '@/core/model/review';
import { makeStore } from '@/store/make-store';
import { inShop } from '../header/shop-page';
import { review, reviewData } from '../reviews/review-fixtures';
import { loadViews, renderLayout } from './render-block';

beforeAll(loadViews);

const SETTINGS = { reviewCategories: ['Hoodies'] };
const seven = reviewData(Array.from({ length: 7 }, (_, index) => review(index + 1)));

interface Page {
  brought?: ReviewData;
  settings?: object;
  mode?: 'live' | 'edit';
}

function show({ brought = seven, settings = SETTINGS, mode = 'live' }: Page = {}) {
  const blockData = { [needKey({ kind: 'reviews' })]: brought };
  return renderLayout([{ type: 'reviews' }], { mode, blockData, init: { settings } });
}

function page(brought: ReviewData) {
  return (
    <BlockDataContext value={{ [needKey({ kind: 'reviews' })]: brought }}>
      <Blocks nodes={readLayout([{ type: 'reviews' }])} mode="live" />
    </BlockDataContext>
  );
}

describe('the reviews of a shop', () => {
  it('show what they come to, and five cards first [S4.330]', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Customer reviews' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Reviews by stars' })).toHaveTextContent('5 stars711');
    expect(screen.getByText('1–5 of 7')).toBeVisible();
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('Text of review 1');
  });

  it('have their first five cards in the HTML [S4.333]', () => {
    const { element } = inShop(page(seven), { init: { settings: SETTINGS } });
    const html = document.createElement('div');
    html.innerHTML = renderToString(element);
    const cards = [...html.querySelectorAll('article')].map((card) => card.textContent);
    expect(cards.slice(0, 5)).toEqual(
      [1, 2, 3, 4, 5].map((number) => expect.stringContaining(`Text of review ${number}`)),
    );
  });

  it('are hidden until the settings of the shop are there [S4.331]', () => {
    const { container } = render(<Provider store={makeStore()}>{page(seven)}</Provider>);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['reviews are disabled', { settings: { ...SETTINGS, disableReviews: true } }],
    ['they are deleted', { settings: { ...SETTINGS, disableReviews: 'delete' } }],
    ['no category has reviews', { settings: {} }],
    ['there are none', { brought: reviewData([]) }],
  ])('are hidden where %s [S4.331]', (_why, page) => {
    expect(show(page).container).toBeEmptyDOMElement();
  });

  it('are there to be looked at alone while they are edited, even where disabled [S4.332]', () => {
    show({ mode: 'edit', settings: { disableReviews: true } });
    expect(screen.getAllByRole('article')[0]?.closest('[inert]')).toBeInTheDocument();
  });
});
