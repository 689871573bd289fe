import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EmbeddedProduct } from '@/components/product/detail';
import { OfferForm } from '@/components/product/quick-shop/quick-shop';
import type { Product } from '@/core/model/product';
import type { VariantRow } from '@/core/model/variant';
import { ApiError } from '@/services/api-error';
import * as restock from '@/services/restock';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { field, option, product } from './fixtures';
import { ProductPage, renderInShop } from './render';

const request = standIn(restock, 'requestRestock');

const SIZE = field({
  id: 'size',
  label: 'Size',
  type: 'select',
  options: ['S', 'M', 'L'].map((label) => option(label)),
});
const row = (size: string, stock?: VariantRow['stock']): VariantRow => ({
  ...{ id: `row-${size}`, values: [size], price: 48 },
  ...(stock && { stock }),
});

const ROWS = [row('S', 'sold-out'), row('M'), row('L', 'sold-out')];

function show(fields: Partial<Product> = {}) {
  renderInShop(
    <ProductPage
      product={product({ rows: ROWS, ...fields })}
      fields={[SIZE]}
      related={[]}
      reviews={null}
    />,
  );
  return userEvent.setup();
}

const choose = (user: ReturnType<typeof show>, size: string) =>
  user.click(screen.getByRole('radio', { name: new RegExp(`^${size}`) }));
const email = () => screen.findByLabelText('E-mail me when it is back');
const notify = () => screen.getByRole('button', { name: 'Notify me' });
const isOffered = () => screen.queryByLabelText('E-mail me when it is back') !== null;

it('a row that is sold out offers an e-mail when it is back, one that is to be had does not [S4.960]', async () => {
  const user = show();
  expect(isOffered()).toBe(false);
  await choose(user, 'S');
  expect(await email()).toBeVisible();
  await choose(user, 'M');
  expect(isOffered()).toBe(false);
});

it('asks for the row that is chosen, and says that one e-mail will come [S4.960]', async () => {
  request.mockResolvedValueOnce();
  const user = show();
  await choose(user, 'S');
  await user.type(await email(), ' ada@x.example ');
  await user.click(notify());
  const noted = await screen.findByText('We will e-mail you once, when it is back.');
  await eventually(() => expect(noted).toHaveFocus());
  expect(request).toHaveBeenCalledWith({
    ...{ domain: 'shop.example', variantId: 'row-S', email: 'ada@x.example' },
  });
  expect(isOffered()).toBe(false);
});

it('asks anew for another row, with what was typed [S4.960]', async () => {
  request.mockResolvedValueOnce();
  const user = show();
  await choose(user, 'S');
  await user.type(await email(), 'ada@x.example');
  await user.click(notify());
  await screen.findByText(/^We will e-mail/);
  await choose(user, 'L');
  expect(await email()).toHaveValue('ada@x.example');
  expect(screen.queryByText(/^We will e-mail/)).toBeNull();
});

it('says what is wrong, and keeps what was typed [S4.960]', async () => {
  const user = show();
  await choose(user, 'S');
  await user.type(await email(), 'ada');
  await user.click(notify());
  expect(await email()).toHaveAccessibleDescription('Enter the e-mail address to write to.');
  expect(request).not.toHaveBeenCalled();
  await user.type(await email(), '@x.example');
  expect(await email()).toHaveAccessibleDescription('');
  const text = 'It is available again. Reload the page to order it.';
  request.mockRejectedValueOnce(new ApiError('status', text, 409));
  await user.click(notify());
  expect(await screen.findByText(text)).toHaveRole('alert');
  expect(await email()).toHaveValue('ada@x.example');
});

it('says that it is being sent, and sends once [S4.960]', async () => {
  let arrive = () => {};
  request.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const user = show();
  await choose(user, 'S');
  await user.type(await email(), 'ada@x.example{Enter}');
  await user.click(screen.getByRole('button', { name: 'Sending …' }));
  arrive();
  await screen.findByText(/^We will e-mail/);
  expect(request).toHaveBeenCalledTimes(1);
});

it('what is sold out by hand, with stock or without rows, offers nothing [S4.960]', async () => {
  show({ isSoldOut: true });
  const buy = within(screen.getByRole('region', { name: 'Buy' }));
  expect(buy.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(isOffered()).toBe(false);
});

const SOLD_OUT = product({ rows: [row('S', 'sold-out')] });

it.each([
  [
    'Quick Shop',
    <OfferForm key="quick" offer={{ product: SOLD_OUT, fields: [SIZE] }} onAdded={() => {}} />,
  ],
  [
    'an embedded product',
    <EmbeddedProduct key="embed" product={SOLD_OUT} fields={[SIZE]} reviews={null} />,
  ],
])('%s offers it too [S4.960]', async (_where, view) => {
  renderInShop(view);
  expect(await email()).toBeVisible();
});
