import * as z from 'zod';
import { caseMessageDraftSchema } from '../model/case.schema';
import { ORDER_FILTERS } from '../model/operations';
import { ORDER_STATES } from '../model/order';
import { paymentPatchSchema } from '../model/payment-patch.schema';
import { operationAnswers as answers } from './operation-answers.schema';

const MAX_PAGE = 100_000;
const domain = z.string().max(255);
const id = z.string().max(100);
const order_id = z.string().trim().min(1).max(64);
const page = z.number().int().min(1).max(MAX_PAGE).default(1);
const dollars = z.number().nonnegative();

/** How its operator saw the order: one that has changed since is 409, so that nothing is done twice. */
const seen = z.object({ state: z.enum(ORDER_STATES), refunded: dollars, refundDue: dollars });
const changesOrder = z.object({ domain, order_id, seen });

const line = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `Keep it under ${max} characters.`);

/** An https address, or nothing. */
const trackingUrl = z
  .string()
  .trim()
  .max(500, 'Keep it under 500 characters.')
  .refine(
    (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
    'Enter a whole address that begins with https://, or none.',
  )
  .default('');

/** The last message of the thread that its operator saw: what came after it makes a call 409. */
const seenMessage = z.uuid();
const says = z.object({ domain, id, message: caseMessageDraftSchema.shape.message });

/** Requests and responses of the calls by which a shop is run from day to day; amounts in dollars. */
export const operationSchemas = {
  waiting: { request: z.object({ domain }), ...answers.waiting },
  orderList: {
    request: z.object({
      domain,
      search: z.string().trim().max(200).default('').describe('of number, e-mail or name'),
      filter: z.enum(ORDER_FILTERS).default('all'),
      page,
    }),
    ...answers.orderList,
  },
  orderGet: { request: z.object({ domain, order_id }), ...answers.orderGet },
  orderFulfil: {
    request: changesOrder.extend({
      carrier: line(100, 'Say who carries it.'),
      trackingNumber: line(100, 'Enter the number of the parcel.'),
      trackingUrl,
    }),
    ...answers.orderFulfil,
  },
  orderAdvance: {
    request: changesOrder.extend({ to: z.enum(['in-production', 'delivered']) }),
    ...answers.orderAdvance,
  },
  orderCancel: { request: changesOrder, ...answers.orderCancel },
  orderRefund: {
    request: changesOrder.extend({
      amount: z
        .number('Enter an amount, such as 12.50.')
        .positive('Enter more than nothing.')
        .max(1_000_000, 'That is more than was paid.')
        .multipleOf(0.01, 'Enter dollars and cents.')
        .exactOptional()
        .describe('all that is left unless told'),
    }),
    ...answers.orderRefund,
  },
  orderRetryRefund: { request: changesOrder, ...answers.orderRetryRefund },
  reviewList: { request: z.object({ domain, page }), ...answers.reviewList },
  reviewJudge: {
    request: z.object({ domain, id, verdict: z.enum(['approved', 'rejected']) }),
    ...answers.reviewJudge,
  },
  messageList: { request: z.object({ domain, page }), ...answers.messageList },
  messageMark: {
    request: z.object({ domain, id, isDone: z.boolean() }),
    ...answers.messageMark,
  },
  caseList: {
    request: z.object({ domain, filter: z.enum(['waiting', 'all']).default('all'), page }),
    ...answers.caseList,
  },
  caseGet: { request: z.object({ domain, id }), ...answers.caseGet },
  caseAnswer: { request: says.extend({ seenMessage }), ...answers.caseAnswer },
  caseNote: { request: says, ...answers.caseNote },
  caseClose: { request: z.object({ domain, id, seenMessage }), ...answers.caseClose },
  paymentsGet: { request: z.object({ domain }), ...answers.paymentsGet },
  paymentsSave: {
    request: paymentPatchSchema.extend({ domain }),
    ...answers.paymentsSave,
  },
};
