import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, describe, expect, it } from 'vitest';
import { CaseAccessView } from '@/components/cases';
import { ContactView } from '@/components/contact';
import { OrderTrackingView } from '@/components/orders';
import { WriteReview } from '@/components/write-review';
import { pageTrail } from '@/core/rules/address/trail';
import { API_CALL_FAILED } from '@/services/api-error';
import { renderInShop } from '../header/shop-page';
import { product } from '../product/fixtures';
import { FAULTS, SERVER_WORDS } from './faults';
import { openFaultyServer, type Serve } from './faulty-server';
import { takeClock } from './shortened-clock';

const server = await openFaultyServer();
takeClock(server.url);

/** One fault of each kind that a form tells of at once, and what it says. */
const TOLD: readonly (readonly [string, string])[] = [
  ['a connection that breaks', 'The shop could not be reached.'],
  ['429 with words', SERVER_WORDS],
  ['502 as HTML', API_CALL_FAILED],
  ['JSON cut short', 'The shop’s answer could not be read.'],
];

interface Form {
  name: string;
  view: ReactElement;
  /** What opens the form, where it is not there at once. */
  opener?: string;
  fields: Readonly<Record<string, string>>;
  send: string;
}

const SUPPORT = 'support@linen.example';
const ORDER_FIELDS = { 'Order number': 'GL-1', 'E-mail': 'ada@mail.example' };

const FORMS: readonly Form[] = [
  {
    name: 'a message',
    view: (
      <ContactView
        title="Contact Us"
        trail={pageTrail('Contact Us', '/contact')}
        reach={{ email: SUPPORT, phone: '', address: '' }}
      />
    ),
    fields: { Name: 'Ada', 'E-mail': 'ada@mail.example', Message: 'Is it warm?' },
    send: 'Send message',
  },
  {
    name: 'a question about an order',
    view: (
      <OrderTrackingView
        title="Order Tracking"
        trail={pageTrail('Order Tracking', '/order-tracking')}
        orderId=""
        takesCases={false}
      />
    ),
    fields: ORDER_FIELDS,
    send: 'Track order',
  },
  {
    name: 'the proof of an order',
    view: (
      <CaseAccessView
        title="File A Dispute"
        trail={pageTrail('File A Dispute', '/case-access')}
        orderId=""
      />
    ),
    fields: ORDER_FIELDS,
    send: 'Continue',
  },
  {
    name: 'a review',
    view: <WriteReview product={product()} label="Write a review" className="" />,
    opener: 'Write a review',
    fields: { 'Your name': 'Ada', 'Your review': 'It is warm.' },
    send: 'Send review',
  },
];

afterAll(() => server.close());

async function open({ view, opener, fields }: Form) {
  renderInShop(view);
  if (opener) fireEvent.click(screen.getByRole('button', { name: opener }));
  const form = within(opener ? await screen.findByRole('dialog') : document.body);
  const [star] = form.queryAllByRole('radio');
  if (star) fireEvent.click(star);
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  }
  return form;
}

function faultOf(name: string): Serve {
  const serve = FAULTS.find((fault) => fault.name === name)?.serve;
  if (!serve) throw new Error(`There is no fault ${name}.`);
  return serve;
}

describe.each(FORMS)('$name that cannot be sent', (shown) => {
  it.each(TOLD)(
    'stays as it was written, with the reason, and goes once: %s [S8.709]',
    async (name, words) => {
      const form = await open(shown);
      await server.behave(faultOf(name));
      fireEvent.click(form.getByRole('button', { name: shown.send }));
      expect(await form.findByText(new RegExp(words))).toHaveRole('alert');
      for (const [label, value] of Object.entries(shown.fields)) {
        expect(form.getByLabelText(label)).toHaveValue(value);
      }
      expect(server.requests()).toHaveLength(1);
      expect(form.getByRole('button', { name: shown.send })).toBeEnabled();
    },
  );
});
