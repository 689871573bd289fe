import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AuthGate, AuthProvider } from '@/components/auth';
import { HandledList, PagedList } from '@/components/operations/ui/paged-list';
import { storeSession } from '../auth/cookies';
import { inShop } from '../header/shop-page';

beforeEach(() => storeSession());

function show(total: number) {
  const { element, router } = inShop(
    <AuthProvider>
      <AuthGate>
        <PagedList
          of="redirects"
          query={{ q: 'old' }}
          load={async () => ({ entries: [], total })}
          empty="No redirects"
        >
          {() => null}
        </PagedList>
      </AuthGate>
    </AuthProvider>,
    { path: '/design/redirects?q=old&p=4' },
  );
  Object.assign(router, { query: { q: 'old', p: '4' } });
  render(element);
  return router;
}

test.each([
  [75, '/design/redirects?q=old&p=3'],
  [26, '/design/redirects?q=old&p=2'],
  [1, '/design/redirects?q=old'],
  [0, '/design/redirects?q=old'],
])(
  'page 4 of a list of %i leads to the last one in its place [S2.1207]',
  async (total, address) => {
    const { push, replace } = show(total);
    await waitFor(() =>
      expect(replace).toHaveBeenCalledExactlyOnceWith(address, undefined, { shallow: true }),
    );
    expect(push).not.toHaveBeenCalled();
    expect(screen.queryByText('No redirects')).toBeNull();
  },
);

test('what an admin did is said where the focus is once its entry is gone, unless they go on meanwhile [S2.1207]', async () => {
  let entries = [{ id: 'first' }, { id: 'second' }];
  const { element } = inShop(
    <AuthProvider>
      <AuthGate>
        <HandledList of="messages" load={async () => ({ entries, total: 2 })} empty="No messages">
          {({ id }, { onDone }) => (
            <button type="button" onClick={() => onDone(`${id} done.`)}>
              {id}
            </button>
          )}
        </HandledList>
      </AuthGate>
    </AuthProvider>,
    { path: '/design/messages' },
  );
  render(element);
  const finish = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    entries = entries.filter(({ id }) => id !== name);
    fireEvent.click(button);
    return button;
  };
  await finish('first');
  await waitFor(() => expect(screen.getByText('first done.')).toHaveFocus());
  const button = await finish('second');
  fireEvent.keyDown(button, { key: 'Tab' });
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(screen.getByText('second done.')).not.toHaveFocus();
});
