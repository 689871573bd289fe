import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '@/components/kit/dialog';
import { Dialog as ShopDialog } from '@/components/ui/dialog';
import { eventually } from '../../support/eventually';

describe('a dialog', () => {
  it('lies below the password that is asked for, and is as it was then [S6.770]', async () => {
    render(<Asking />);
    await userEvent.type(await screen.findByLabelText('Name'), 'Spring');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Log in again');
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('Add a page'));
    expect(screen.getByLabelText('Name')).toHaveValue('Spring');
  });

  it('is sent by the Enter key, closed by Escape, and gives the focus back [S4.801]', async () => {
    render(<Opened />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.type(await screen.findByLabelText('Name'), 'Spring{Enter}');
    expect(screen.getByText('Sent')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await eventually(() => expect(opener).toHaveFocus());
  });
});

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Dialog title="Add a page" width={300} onClose={() => undefined}>
        <input aria-label="Name" />
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
      </Dialog>
      {isOpen && (
        <ShopDialog isOpen title="Log in again" width={300} onClose={() => setOpen(false)}>
          Password
        </ShopDialog>
      )}
    </>
  );
}

function Opened() {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const send = () => setState('sent');
  return (
    <>
      <button type="button" onClick={() => setState('open')}>
        Open
      </button>
      {state === 'sent' && <p>Sent</p>}
      {state !== 'closed' && (
        <Dialog title="New" width={300} onSubmit={send} onClose={() => setState('closed')}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}
