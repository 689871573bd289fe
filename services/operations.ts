import type { RequestOf } from '@/core/calls/call';
import { operationAnswers as schemas } from '@/core/calls/operation-answers.schema';
import { operationCalls as calls } from '@/core/calls/operations';
import type {
  CaseSummary,
  OperatorCase,
  OperatorOrder,
  OrderSummary,
  PaymentOverview,
  ShopMessage,
  Waiting,
  WaitingReview,
} from '@/core/model/operations';
import { callBackend } from './browser-client';

// Whatever is called here is refused with an ApiError as every call is: 401 without a session, 409 where
// something has changed since it was seen.

type Asked<Name extends keyof typeof calls> = RequestOf<(typeof calls)[Name]>;

/** A provider that is slow to give money back is waited for. */
const MONEY_TIMEOUT_MS = 60_000;
const forMoney = { timeoutMs: MONEY_TIMEOUT_MS };

/** A page of a list, and how many entries all its pages have. */
interface ListPage<Entry> {
  entries: Entry[];
  total: number;
  page: number;
}

export async function loadWaiting(domain: string): Promise<Waiting> {
  return (await callBackend(calls.waiting, schemas.waiting, { domain })).data;
}

export async function loadOrders(asked: Asked<'orderList'>): Promise<ListPage<OrderSummary>> {
  return (await callBackend(calls.orderList, schemas.orderList, asked)).data;
}

export async function loadOrder(asked: Asked<'orderGet'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderGet, schemas.orderGet, asked)).data;
}

export async function fulfilOrder(asked: Asked<'orderFulfil'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderFulfil, schemas.orderFulfil, asked)).data;
}

export async function advanceOrder(asked: Asked<'orderAdvance'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderAdvance, schemas.orderAdvance, asked)).data;
}

export async function cancelOrder(asked: Asked<'orderCancel'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderCancel, schemas.orderCancel, asked, forMoney)).data;
}

export async function refundOrder(asked: Asked<'orderRefund'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderRefund, schemas.orderRefund, asked, forMoney)).data;
}

export async function retryRefund(asked: Asked<'orderRetryRefund'>): Promise<OperatorOrder> {
  const { orderRetryRefund: schema } = schemas;
  return (await callBackend(calls.orderRetryRefund, schema, asked, forMoney)).data;
}

export async function loadReviews(asked: Asked<'reviewList'>): Promise<ListPage<WaitingReview>> {
  return (await callBackend(calls.reviewList, schemas.reviewList, asked)).data;
}

export async function judgeReview(asked: Asked<'reviewJudge'>): Promise<void> {
  await callBackend(calls.reviewJudge, schemas.reviewJudge, asked);
}

export async function loadMessages(asked: Asked<'messageList'>): Promise<ListPage<ShopMessage>> {
  return (await callBackend(calls.messageList, schemas.messageList, asked)).data;
}

export async function markMessage(asked: Asked<'messageMark'>): Promise<void> {
  await callBackend(calls.messageMark, schemas.messageMark, asked);
}

export async function loadCases(asked: Asked<'caseList'>): Promise<ListPage<CaseSummary>> {
  return (await callBackend(calls.caseList, schemas.caseList, asked)).data;
}

export async function loadCase(asked: Asked<'caseGet'>): Promise<OperatorCase> {
  return (await callBackend(calls.caseGet, schemas.caseGet, asked)).data;
}

export async function answerCase(asked: Asked<'caseAnswer'>): Promise<OperatorCase> {
  return (await callBackend(calls.caseAnswer, schemas.caseAnswer, asked)).data;
}

export async function addNote(asked: Asked<'caseNote'>): Promise<OperatorCase> {
  return (await callBackend(calls.caseNote, schemas.caseNote, asked)).data;
}

export async function closeCase(asked: Asked<'caseClose'>): Promise<OperatorCase> {
  return (await callBackend(calls.caseClose, schemas.caseClose, asked)).data;
}

export async function loadPayments(domain: string): Promise<PaymentOverview> {
  return (await callBackend(calls.paymentsGet, schemas.paymentsGet, { domain })).data;
}

export async function savePayments(asked: Asked<'paymentsSave'>): Promise<PaymentOverview> {
  return (await callBackend(calls.paymentsSave, schemas.paymentsSave, asked)).data;
}
