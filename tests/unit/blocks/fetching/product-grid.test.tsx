import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { productsNeed } from '@/blocks/types/product/definition';
import { needKey } from '@/core/model/data-need';
import type { Product } from '@/core/model/product';
import { ApiError } from '@/services/api-error';
import * as client from '@/services/browser-client';
import { eventually } from '../../../support/eventually';
import { standIn } from '../../../support/stand-in';
import { product } from '../../product/fixtures';
import { layoutHtml, loadViews } from '../render-block';
import { renderChanging } from './blocks-page';

const call = standIn(client, 'callBackend');
const requests = () => call.mock.calls.map(([, , request]) => request);

beforeAll(loadViews);

const answer = (...products: Product[]) => ({ status: 0, message: '', data: { products } });

/** A shop of its own: what other files have asked for and never got is still awaited in theirs. */
const domain = 'grids.example';
const show = (props: object = {}, page: object = {}) =>
  renderChanging('product', props, { init: { domain }, ...page });

/** Calls that are answered when, and in the order that, a test says. */
function heldBack() {
  const answers: ((products: Product) => Promise<void>)[] = [];
  call.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(async (result) => act(async () => resolve(answer(result))));
      }),
  );
  return answers;
}

describe('the products of a grid that did not come with the page', () => {
  it('are announced while they load, then shown [S4.320]', async () => {
    const answers = heldBack();
    show({ category: 'Hoodies', sortBy: 'price-asc', totalProducts: 4 });
    expect(screen.getByRole('status')).toHaveTextContent('Loading products...');
    await eventually(() => expect(answers).toHaveLength(1));
    expect(requests()).toEqual([
      { domain, category: 'Hoodies', sortBy: 'price-asc', totalProducts: 4 },
    ]);
    await answers[0]?.(product());
    expect(screen.getByRole('link', { name: 'Fern Hoodie' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('are asked for once where several grids show the same [S4.765]', async () => {
    const answers = heldBack();
    for (const _ of ['one', 'another', 'a third']) show({ category: 'Tumbler' });
    await eventually(() => expect(answers).toHaveLength(1));
    await vi.dynamicImportSettled();
    await answers[0]?.(product());
    expect(screen.getAllByRole('link', { name: 'Fern Hoodie' })).toHaveLength(3);
    expect(answers).toHaveLength(1);
  });

  it.each([
    ['the category', { category: 'Jacket' }],
    ['the order', { sortBy: 'name-asc' }],
    ['the number', { totalProducts: 3 }],
  ])('are asked for again when %s changes [S4.321]', async (_what, changed) => {
    call.mockResolvedValue(answer(product()));
    const { change } = show({});
    await screen.findByRole('article');
    act(() => change(changed));
    await eventually(() => expect(call).toHaveBeenCalledTimes(2));
    expect(requests()[1]).toMatchObject(changed);
  });

  it('are kept when anything else changes [S4.321]', async () => {
    call.mockResolvedValue(answer(product()));
    const { change } = show({});
    await screen.findByRole('article');
    const more = {
      productsPerRow: 2,
      numberOfRows: 5,
      showBrand: false,
      cardShadow: '0 0 4px #000',
    };
    act(() => change({ ...more, showDescription: false, hoverEffect: 'lift' }));
    expect(screen.queryByText('Warm.')).toBeNull();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('are those that were asked for last, whichever come last [S4.322]', async () => {
    const answers = heldBack();
    const { change } = show({ category: 'Hoodies' });
    await eventually(() => expect(answers).toHaveLength(1));
    act(() => change({ category: 'Jacket' }));
    await eventually(() => expect(answers).toHaveLength(2));
    await answers[1]?.(product({ name: 'Rain Jacket' }));
    await answers[0]?.(product({ name: 'Late Hoodie' }));
    expect(screen.getByRole('article')).toHaveTextContent('Rain Jacket');
  });

  it('are not asked for where the page has brought them [S4.323]', async () => {
    const need = productsNeed({ category: 'Hoodies', sortBy: 'newest', totalProducts: 8 });
    show({ category: ' Hoodies ' }, { blockData: { [needKey(need)]: [product()] } });
    expect(screen.getByRole('article')).toHaveTextContent('Fern Hoodie');
    await act(async () => undefined);
    expect(call).not.toHaveBeenCalled();
  });

  it('are said not to be there, without scripts, with a way on [S4.324]', () => {
    const html = layoutHtml([{ type: 'product' }]);
    const instead = /<noscript>(.*)<\/noscript>/.exec(html)?.[1];
    expect(instead).toContain('Error: Failed to fetch products');
    expect(instead).toContain('href="/shop"');
  });

  it.each([
    ['the server’s message', new ApiError('status', 'No such category.', 404), 'No such category.'],
    ['a refusal without one', new ApiError('status', '', 500), 'Failed to fetch products'],
    ['no answer', new ApiError('network', 'Network Error'), 'Failed to fetch products'],
    ['an odd answer', new ApiError('schema', '/products: …'), 'Failed to fetch products'],
  ])(
    'tell what is wrong where they do not come: %s [S4.324] [S8.320]',
    async (_what, error, text) => {
      call.mockRejectedValueOnce(error);
      show();
      expect(await screen.findByRole('alert')).toHaveTextContent(`Error: ${text}`);
      expect(screen.queryByRole('article')).toBeNull();
      call.mockResolvedValue(answer(product()));
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('article')).toBeVisible();
    },
  );
});
