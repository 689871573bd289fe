import * as z from 'zod';
import { caseMessageDraftSchema } from '../model/case.schema';
import { ORDER_FILTERS } from '../model/operations';
import {
  caseSummarySchema,
  messageSchema,
  operatorCaseSchema,
  operatorOrderSchema,
  orderSummarySchema,
  paymentOverviewSchema,
  waitingReviewSchema,
  waitingSchema,
} from '../model/operations.schema';
import { ORDER_STATES } from '../model/order';
import { paymentPatchSchema } from '../model/payment-patch.schema';
import { acknowledgement, envelope } from './envelope.schema';

const MAX_PAGE = 100_000;
const domain = z.string().max(255);
const id = z.string().max(100);
const order_id = z.string().trim().min(1).max(64);
const page = z.number().int().min(1).max(MAX_PAGE).default(1);
const dollars = z.number().nonnegative();
const count = z.number().int().nonnegative();

/** How its operator saw the order: one that has changed since is 409, so that nothing is done twice. */
const seen = z.object({ state: z.enum(ORDER_STATES), refunded: dollars, refundDue: dollars });
const changesOrder = z.object({ domain, order_id, seen });
const order = envelope(operatorOrderSchema);

const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  envelope(z.object({ entries: z.array(entry), total: count, page: count }));

const line = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `Keep it under ${max} characters.`);

/** An https address, or nothing. */
const trackingUrl = z
  .union(
    [z.literal(''), z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(500)],
    'Enter a whole address that begins with https://, or none.',
  )
  .default('');

const wholeCase = envelope(operatorCaseSchema);
const says = z.object({ domain, id, message: caseMessageDraftSchema.shape.message });

/** Requests and responses of the calls by which a shop is run from day to day; amounts in dollars. */
export const operationSchemas = {
  waiting: { request: z.object({ domain }), response: envelope(waitingSchema) },
  orderList: {
    request: z.object({
      domain,
      search: z.string().trim().max(200).default('').describe('of number, e-mail or name'),
      filter: z.enum(ORDER_FILTERS).default('all'),
      page,
    }),
    response: listOf(orderSummarySchema),
  },
  orderGet: { request: z.object({ domain, order_id }), response: order },
  orderFulfil: {
    request: changesOrder.extend({
      carrier: line(100, 'Say who carries it.'),
      trackingNumber: line(100, 'Enter the number of the parcel.'),
      trackingUrl,
    }),
    response: order,
  },
  orderAdvance: {
    request: changesOrder.extend({ to: z.enum(['in-production', 'delivered']) }),
    response: order,
  },
  orderCancel: { request: changesOrder, response: order },
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
    response: order,
  },
  orderRetryRefund: { request: changesOrder, response: order },
  reviewList: { request: z.object({ domain, page }), response: listOf(waitingReviewSchema) },
  reviewJudge: {
    request: z.object({ domain, id, verdict: z.enum(['approved', 'rejected']) }),
    response: acknowledgement,
  },
  messageList: { request: z.object({ domain, page }), response: listOf(messageSchema) },
  messageMark: {
    request: z.object({ domain, id, isDone: z.boolean() }),
    response: acknowledgement,
  },
  caseList: {
    request: z.object({ domain, filter: z.enum(['waiting', 'all']).default('all'), page }),
    response: listOf(caseSummarySchema),
  },
  caseGet: { request: z.object({ domain, id }), response: wholeCase },
  caseAnswer: { request: says, response: wholeCase },
  caseNote: { request: says, response: wholeCase },
  caseClose: { request: z.object({ domain, id }), response: wholeCase },
  paymentsGet: { request: z.object({ domain }), response: envelope(paymentOverviewSchema) },
  paymentsSave: {
    request: paymentPatchSchema.extend({ domain }),
    response: envelope(paymentOverviewSchema),
  },
};
