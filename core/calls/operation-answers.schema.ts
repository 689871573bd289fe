import * as z from 'zod/mini';
import {
  caseSummarySchema,
  messageSchema,
  notificationOverviewSchema,
  operatorCaseSchema,
  operatorOrderSchema,
  orderSummarySchema,
  paymentOverviewSchema,
  redirectRuleSchema,
  redirectSchema,
  savedGuidesSchema,
  savedRedirectsSchema,
  shopperCountsSchema,
  waitingReviewSchema,
  waitingSchema,
} from '../model/operations.schema';
import { sizeGuideSchema } from '../model/size-guide.schema';
import { acknowledgement, envelope } from './envelope.schema';

const count = z.int().check(z.nonnegative());

const listOf = <Entry extends z.ZodMiniType>(entry: Entry) => ({
  response: envelope(z.object({ entries: z.array(entry), total: count, page: count })),
});
const order = { response: envelope(operatorOrderSchema) };
const wholeCase = { response: envelope(operatorCaseSchema) };
const done = { response: acknowledgement };
const payments = { response: envelope(paymentOverviewSchema) };
const notified = { response: envelope(notificationOverviewSchema) };

/** Schemas of the back office calls' answers, for browsers; the server checks requests by `operationSchemas`. */
export const operationAnswers = {
  waiting: { response: envelope(waitingSchema) },
  orderList: listOf(orderSummarySchema),
  orderGet: order,
  orderFulfil: order,
  orderAdvance: order,
  orderCancel: order,
  orderRefund: order,
  orderRetryRefund: order,
  orderWithdrawLinks: order,
  reviewList: listOf(waitingReviewSchema),
  reviewJudge: done,
  messageList: listOf(messageSchema),
  messageMark: done,
  caseList: listOf(caseSummarySchema),
  caseGet: wholeCase,
  caseAnswer: wholeCase,
  caseNote: wholeCase,
  caseClose: wholeCase,
  redirectList: listOf(redirectSchema),
  redirectSave: done,
  redirectRemove: done,
  redirectImport: { response: envelope(savedRedirectsSchema) },
  redirectExport: { response: envelope(z.object({ entries: z.array(redirectRuleSchema) })) },
  sizeGuideList: listOf(z.extend(sizeGuideSchema, { id: z.string() })),
  sizeGuideImport: { response: envelope(savedGuidesSchema) },
  sizeGuideExport: { response: envelope(z.object({ file: z.string() })) },
  sizeGuideRemove: done,
  shopperFind: { response: envelope(z.extend(shopperCountsSchema, { blocked: z.string() })) },
  shopperExport: { response: envelope(z.object({ file: z.string() })) },
  shopperErase: { response: envelope(shopperCountsSchema) },
  paymentsGet: payments,
  paymentsSave: payments,
  notificationsGet: notified,
  notificationsSave: notified,
  notificationsTest: done,
};
