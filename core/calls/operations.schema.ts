import * as z from 'zod/mini';
import { caseMessageDraftSchema } from '../model/case.schema';
import { notificationsPatchSchema } from '../model/notifications.schema';
import { ORDER_FILTERS, REDIRECTS_AT_ONCE } from '../model/operations';
import { ORDER_STATES } from '../model/order';
import { paymentPatchSchema } from '../model/payment-patch.schema';
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH } from '../values/email';
import { operationAnswers as answers } from './operation-answers.schema';

const MAX_PAGE = 100_000;
const domain = z.string().check(z.maxLength(255));
const id = z.string().check(z.maxLength(100));
const order_id = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
/** An address as shoppers type it; all are looked up in lower case. */
const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_EMAIL_LENGTH),
    z.regex(EMAIL_PATTERN, 'Enter the e-mail address of a shopper.'),
  );
const page = z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE)), 1);
const address = z.string().check(z.maxLength(4000));
const dollars = z.number().check(z.nonnegative());

/** The order as its operator saw it: one that has changed since is 409, so that nothing is done twice. */
const seen = z.object({ state: z.enum(ORDER_STATES), refunded: dollars, refundDue: dollars });
const changesOrder = z.object({ domain, order_id, seen });

const line = (max: number, missing: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Keep it under ${max} characters.`));

/** An https address, or nothing. */
const trackingUrl = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(500, 'Keep it under 500 characters.'),
    z.refine(
      (text) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:'),
      'Enter a whole address that begins with https://, or none.',
    ),
  ),
  '',
);

/** The last message of the thread that its operator saw: what came after it makes a call 409. */
const seenMessage = z.uuid();
const says = z.object({ domain, id, message: caseMessageDraftSchema.shape.message });

/** Requests and responses of the calls by which a shop is run from day to day; amounts in dollars. */
export const operationSchemas = {
  waiting: { request: z.object({ domain }), ...answers.waiting },
  orderList: {
    request: z.object({
      domain,
      search: z
        ._default(z.string().check(z.trim(), z.maxLength(200)), '')
        .check(z.describe('of number, e-mail or name')),
      filter: z._default(z.enum(ORDER_FILTERS), 'all'),
      page,
    }),
    ...answers.orderList,
  },
  orderGet: { request: z.object({ domain, order_id }), ...answers.orderGet },
  orderFulfil: {
    request: z.extend(changesOrder, {
      carrier: line(100, 'Say who carries it.'),
      trackingNumber: line(100, 'Enter the number of the parcel.'),
      trackingUrl,
    }),
    ...answers.orderFulfil,
  },
  orderAdvance: {
    request: z.extend(changesOrder, { to: z.enum(['in-production', 'delivered']) }),
    ...answers.orderAdvance,
  },
  orderCancel: { request: changesOrder, ...answers.orderCancel },
  orderRefund: {
    request: z.extend(changesOrder, {
      amount: z
        .exactOptional(
          z
            .number('Enter an amount, such as 12.50.')
            .check(
              z.positive('Enter more than nothing.'),
              z.maximum(1_000_000, 'That is more than was paid.'),
              z.multipleOf(0.01, 'Enter dollars and cents.'),
            ),
        )
        .check(z.describe('all that is left unless told')),
    }),
    ...answers.orderRefund,
  },
  orderRetryRefund: { request: changesOrder, ...answers.orderRetryRefund },
  orderWithdrawLinks: {
    request: z.object({ domain, order_id }),
    ...answers.orderWithdrawLinks,
  },
  reviewList: { request: z.object({ domain, page }), ...answers.reviewList },
  reviewJudge: {
    request: z.object({ domain, id, verdict: z.enum(['approved', 'rejected']) }),
    ...answers.reviewJudge,
  },
  messageList: { request: z.object({ domain, page }), ...answers.messageList },
  messageMark: { request: z.object({ domain, id, isDone: z.boolean() }), ...answers.messageMark },
  caseList: {
    request: z.object({ domain, filter: z._default(z.enum(['waiting', 'all']), 'all'), page }),
    ...answers.caseList,
  },
  caseGet: { request: z.object({ domain, id }), ...answers.caseGet },
  caseAnswer: { request: z.extend(says, { seenMessage }), ...answers.caseAnswer },
  caseNote: { request: says, ...answers.caseNote },
  caseClose: { request: z.object({ domain, id, seenMessage }), ...answers.caseClose },
  redirectList: {
    request: z.object({
      domain,
      search: z
        ._default(z.string().check(z.trim(), z.maxLength(200)), '')
        .check(z.describe('in either address')),
      page,
    }),
    ...answers.redirectList,
  },
  redirectSave: {
    request: z.object({ domain, path: address, target: address }),
    ...answers.redirectSave,
  },
  redirectRemove: { request: z.object({ domain, id }), ...answers.redirectRemove },
  redirectImport: {
    request: z.object({
      domain,
      lines: z
        .array(z.object({ line: z.int(), path: z.string(), target: z.string() }))
        .check(z.maxLength(REDIRECTS_AT_ONCE)),
    }),
    ...answers.redirectImport,
  },
  redirectExport: {
    request: z.object({ domain, after: z._default(z.string().check(z.maxLength(4000)), '') }),
    ...answers.redirectExport,
  },
  sizeGuideList: { request: z.object({ domain, page }), ...answers.sizeGuideList },
  sizeGuideImport: {
    // What is longer is said with the limit, by the reader of the file.
    request: z.object({ domain, file: z.string().check(z.describe('the text of a CSV file')) }),
    ...answers.sizeGuideImport,
  },
  sizeGuideExport: { request: z.object({ domain }), ...answers.sizeGuideExport },
  sizeGuideRemove: { request: z.object({ domain, id }), ...answers.sizeGuideRemove },
  shopperFind: { request: z.object({ domain, email }), ...answers.shopperFind },
  shopperExport: { request: z.object({ domain, email }), ...answers.shopperExport },
  shopperErase: { request: z.object({ domain, email }), ...answers.shopperErase },
  paymentsGet: { request: z.object({ domain }), ...answers.paymentsGet },
  paymentsSave: { request: z.extend(paymentPatchSchema, { domain }), ...answers.paymentsSave },
  notificationsGet: { request: z.object({ domain }), ...answers.notificationsGet },
  notificationsSave: {
    request: z.extend(notificationsPatchSchema, { domain }),
    ...answers.notificationsSave,
  },
  notificationsTest: { request: z.object({ domain }), ...answers.notificationsTest },
};
