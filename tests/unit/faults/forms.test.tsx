import { fireEvent, screen, within } from '@testing-library/react';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { ReactElement } from 'react';
import { afterAll, describe, expect, it } from 'vitest';
import { CaseAccessView } from '@/components/cases';
import { ContactView } from '@/components/contact';
import { OrderTrackingView } from '@/components/orders';
import { WriteReview } from '@/components/write-review';
import { pageTrail } from '@/core/rules/trail';
import { answerCalls } from '../../support/backend-calls';
import { renderInShop } from '../header/shop-page';
import { product } from '../product/fixtures';
import { SERVER_WORDS } from './faults';

type Config = InternalAxiosRequestConfig;

/** An answer as it comes over the wire: what it says is read by the client itself. */
function answer(config: Config, status: number, text: string): AxiosResponse {
  const [transform] = [config.transformResponse].flat();
  const data = transform?.call(config, text, config.headers, status) ?? text;
  return { config, data, status, statusText: '', headers: {} };
}

const FAULTS: readonly (readonly [string, (config: Config) => AxiosResponse, string])[] = [
  [
    'is refused',
    (config) => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    },
    'The shop could not be reached.',
  ],
  [
    'is answered in words',
    (config) => answer(config, 429, JSON.stringify({ status: 429, message: SERVER_WORDS })),
    SERVER_WORDS,
  ],
  [
    'is answered by a page',
    (config) => answer(config, 502, '<h1>Bad gateway</h1>'),
    'API call failed',
  ],
  [
    'has an answer that is cut short',
    (config) => answer(config, 200, '{"status":0,"data":{"pro'),
    'The shop’s answer could not be read.',
  ],
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
        supportEmail={SUPPORT}
        hasDisputes={false}
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
        supportEmail={SUPPORT}
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

afterAll(() => answerCalls());

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

describe.each(FORMS)('$name that cannot be sent', (shown) => {
  it.each(FAULTS)(
    'stays as it was written, with the reason, and goes once where it %s [S8.709]',
    async (_, fault, words) => {
      const form = await open(shown);
      let count = 0;
      answerCalls(async (config) => {
        count += 1;
        return fault(config);
      });
      fireEvent.click(form.getByRole('button', { name: shown.send }));
      expect(await form.findByText(new RegExp(words))).toHaveRole('alert');
      for (const [label, value] of Object.entries(shown.fields)) {
        expect(form.getByLabelText(label)).toHaveValue(value);
      }
      expect(count).toBe(1);
      expect(form.getByRole('button', { name: shown.send })).toBeEnabled();
    },
  );
});
