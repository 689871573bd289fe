import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RestockView } from '@/components/restock';
import { pageTrail } from '@/core/rules/address/trail';
import { ApiError } from '@/services/api-error';
import * as restock from '@/services/restock';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';

const cancel = standIn(restock, 'cancelRestock');

function show(path = '/restock?access=sealed') {
  renderInShop(
    <RestockView
      title="Back-in-stock e-mails"
      trail={pageTrail('Back-in-stock e-mails', '/restock')}
    />,
    { path },
  );
  return userEvent.setup();
}

const stopItem = () => screen.queryByRole('button', { name: 'Stop e-mails about this item' });
const stopAll = () => screen.queryByRole('button', { name: 'Stop all back-in-stock e-mails' });

async function press(user: ReturnType<typeof show>, button: HTMLElement | null) {
  if (!button) throw new Error('There is no such button.');
  await user.click(button);
}

it('a link stops the e-mails about its item, then all of them [S4.964]', async () => {
  cancel.mockResolvedValue();
  const user = show();
  expect(cancel).not.toHaveBeenCalled();
  await press(user, stopItem());
  const done = await screen.findByText(/not write to you about this item any more/);
  await eventually(() => expect(done).toHaveFocus());
  expect(cancel).toHaveBeenLastCalledWith(
    expect.objectContaining({ access: 'sealed', all: false }),
  );
  expect(stopItem()).toBeNull();
  await press(user, stopAll());
  await screen.findByText(/not write to you about any item/);
  expect(cancel).toHaveBeenLastCalledWith(expect.objectContaining({ access: 'sealed', all: true }));
  expect(stopAll()).toBeNull();
});

it('says what went wrong, and can be tried again [S4.964]', async () => {
  const text = 'This link doesn’t work. Please open it from the e-mail again.';
  cancel.mockRejectedValueOnce(new ApiError('status', text, 404));
  const user = show();
  await press(user, stopAll());
  expect(await screen.findByText(text)).toHaveRole('alert');
  cancel.mockResolvedValueOnce();
  await press(user, stopItem());
  await screen.findByText(/not write to you about this item any more/);
  expect(screen.queryByText(text)).toBeNull();
});

it('without a link it says where to find one [S4.964]', () => {
  show('/restock');
  expect(screen.getByText(/open the link at the end of one of them/)).toBeVisible();
  expect(stopItem()).toBeNull();
  expect(stopAll()).toBeNull();
});
