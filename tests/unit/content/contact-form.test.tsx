import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactView } from '@/components/contact';
import { pageTrail } from '@/core/rules/address/trail';
import { ApiError } from '@/services/api-error';
import * as contact from '@/services/contact';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';

const sent = standIn(contact, 'sendMessage');
beforeEach(() => void sent.mockResolvedValue());

const REACH = { email: 'support@linen.example', phone: '', address: '' };

function showForm() {
  const trail = pageTrail('Contact Us', '/contact');
  renderInShop(<ContactView title="Contact Us" trail={trail} reach={REACH} />);
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));

function fillIn() {
  type('Name', ' Ada ');
  type('E-mail', 'ada@example.com');
  type('Message', 'Where is my hoodie?');
}

describe('the contact form', () => {
  it('sends what was typed, and says that it arrived [S2.117]', async () => {
    showForm();
    fillIn();
    type('Order number optional', 'MF-1');
    send();
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('Thank you, Ada.');
    await eventually(() => expect(status).toHaveFocus());
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      name: 'Ada',
      email: 'ada@example.com',
      subject: '',
      orderId: 'MF-1',
      message: 'Where is my hoodie?',
      website: '',
    });
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('says at each field what is missing, and calls nobody [S5.40]', () => {
    showForm();
    type('E-mail', 'ada at example.com');
    send();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Tell us your name.');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Enter an e-mail address we can answer to.',
    );
    expect(screen.getByLabelText('Message')).toBeInvalid();
    expect(screen.getByLabelText('Subject optional')).toBeValid();
    expect(sent).not.toHaveBeenCalled();
  });

  it('keeps the draft when the shop is away, and sends it at the next try [S5.42]', async () => {
    sent.mockRejectedValueOnce(new ApiError('network', 'Network Error'));
    showForm();
    fillIn();
    send();
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Where is my hoodie?');
    send();
    expect(await screen.findByRole('status')).toBeVisible();
  });

  it('shows what the server finds wrong at the field it names [S5.40]', async () => {
    sent.mockRejectedValueOnce(new ApiError('status', 'Too long.', 400, 'subject'));
    showForm();
    fillIn();
    send();
    const subject = screen.getByLabelText('Subject optional');
    await eventually(() => {
      expect(subject).toHaveFocus();
      expect(subject).toHaveAccessibleDescription('Too long.');
    });
  });

  it('does not send twice what is clicked twice', async () => {
    let arrive: () => void = () => undefined;
    sent.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    showForm();
    fillIn();
    send();
    fireEvent.click(await screen.findByRole('button', { name: 'Sending …' }));
    arrive();
    await screen.findByRole('status');
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
