import { operationSchemas as schemas } from '@/core/calls/operations.schema';
import { addNote, answerCase, closeCase } from '../domain/cases/change-case';
import { listCases } from '../domain/cases/list-cases';
import { loadCaseForShop } from '../domain/cases/load-cases';
import { advanceOrder, fulfilOrder } from '../domain/operations/advance-order';
import { cancelOrder } from '../domain/operations/cancel-order';
import { listMessages, markMessage } from '../domain/operations/contact-messages';
import { getOrder } from '../domain/operations/find-order';
import { listOrders } from '../domain/operations/list-orders';
import { listReviews } from '../domain/operations/list-reviews';
import { refundOrder, retryRefund } from '../domain/operations/refund-order';
import { countWaiting } from '../domain/operations/waiting';
import { changePaymentSettings } from '../domain/payments/change-settings';
import { describePayments } from '../domain/payments/describe-settings';
import { judgeWaitingReview } from '../domain/reviews/moderate-reviews';
import { success } from '../http/envelope';
import { forAdmin } from '../http/serve-admin-call';
import type { ServedRoutes } from './served';

const DONE = { status: 0, message: '' };
const READING = { isReading: true } as const;

/** The calls by which a shop's admins run it from day to day. What changes an order answers it as it is then. */
export const operationRoutes: ServedRoutes<'operations'> = {
  waiting: forAdmin(
    schemas.waiting,
    async ({ shop, services }) => success(await countWaiting(services, shop)),
    READING,
  ),

  orderList: forAdmin(
    schemas.orderList,
    async ({ input, shop, services }) => success(await listOrders(services, shop, input)),
    READING,
  ),

  orderGet: forAdmin(
    schemas.orderGet,
    async ({ input, shop, services }) => success(await getOrder(services, shop, input.order_id)),
    READING,
  ),

  orderFulfil: forAdmin(schemas.orderFulfil, async ({ input, shop, services, admin }) => {
    await fulfilOrder(services, { shop, admin }, input);
    return success(await getOrder(services, shop, input.order_id));
  }),

  orderAdvance: forAdmin(schemas.orderAdvance, async ({ input, shop, services, admin }) => {
    await advanceOrder(services, { shop, admin }, input);
    return success(await getOrder(services, shop, input.order_id));
  }),

  orderCancel: forAdmin(schemas.orderCancel, async ({ input, shop, services, admin }) => {
    await cancelOrder(services, { shop, admin }, input);
    return success(await getOrder(services, shop, input.order_id));
  }),

  orderRefund: forAdmin(schemas.orderRefund, async ({ input, shop, services, admin }) => {
    await refundOrder(services, { shop, admin }, input);
    return success(await getOrder(services, shop, input.order_id));
  }),

  orderRetryRefund: forAdmin(schemas.orderRetryRefund, async ({ input, shop, services, admin }) => {
    await retryRefund(services, { shop, admin }, input);
    return success(await getOrder(services, shop, input.order_id));
  }),

  reviewList: forAdmin(
    schemas.reviewList,
    async ({ input, shop, services }) => success(await listReviews(services, shop, input.page)),
    READING,
  ),

  reviewJudge: forAdmin(schemas.reviewJudge, async ({ input, shop, services, admin }) => {
    await judgeWaitingReview(services, shop, admin, input);
    return DONE;
  }),

  messageList: forAdmin(
    schemas.messageList,
    async ({ input, shop, services }) => success(await listMessages(services, shop, input.page)),
    READING,
  ),

  messageMark: forAdmin(schemas.messageMark, async ({ input, shop, services, admin }) => {
    await markMessage(services, shop, admin, input);
    return DONE;
  }),

  caseList: forAdmin(
    schemas.caseList,
    async ({ input, shop, services }) => {
      const status = input.filter === 'waiting' ? ('open' as const) : undefined;
      const { cases, total, page } = await listCases(services, shop, { status, page: input.page });
      return success({ entries: cases, total, page });
    },
    READING,
  ),

  caseGet: forAdmin(
    schemas.caseGet,
    async ({ input, shop, services }) => success(await loadCaseForShop(services, shop, input.id)),
    READING,
  ),

  caseAnswer: forAdmin(schemas.caseAnswer, async ({ input, shop, services, admin }) => {
    const said = { message: input.message, attachments: [] };
    return success(await answerCase(services, shop, admin, input, said));
  }),

  caseNote: forAdmin(schemas.caseNote, async ({ input, shop, services, admin }) => {
    const said = { message: input.message, attachments: [] };
    return success(await addNote(services, shop, admin, input.id, said));
  }),

  caseClose: forAdmin(schemas.caseClose, async ({ input, shop, services, admin }) =>
    success(await closeCase(services, shop, admin, input)),
  ),

  paymentsGet: forAdmin(
    schemas.paymentsGet,
    async ({ shop, services }) => success(await describePayments(services, shop)),
    READING,
  ),

  paymentsSave: forAdmin(schemas.paymentsSave, async ({ input, shop, services }) => {
    const { domain, ...patch } = input;
    await changePaymentSettings(services, shop, patch);
    return success(await describePayments(services, shop));
  }),
};
