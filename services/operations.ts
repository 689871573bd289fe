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

type Request<Name extends keyof typeof calls> = RequestOf<(typeof calls)[Name]>;

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

export async function loadOrders(request: Request<'orderList'>): Promise<ListPage<OrderSummary>> {
  return (await callBackend(calls.orderList, schemas.orderList, request)).data;
}

export async function loadOrder(request: Request<'orderGet'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderGet, schemas.orderGet, request)).data;
}

export async function fulfilOrder(request: Request<'orderFulfil'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderFulfil, schemas.orderFulfil, request)).data;
}

export async function advanceOrder(request: Request<'orderAdvance'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderAdvance, schemas.orderAdvance, request)).data;
}

export async function cancelOrder(request: Request<'orderCancel'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderCancel, schemas.orderCancel, request, forMoney)).data;
}

export async function refundOrder(request: Request<'orderRefund'>): Promise<OperatorOrder> {
  return (await callBackend(calls.orderRefund, schemas.orderRefund, request, forMoney)).data;
}

export async function retryRefund(request: Request<'orderRetryRefund'>): Promise<OperatorOrder> {
  const { orderRetryRefund: schema } = schemas;
  return (await callBackend(calls.orderRetryRefund, schema, request, forMoney)).data;
}

export async function loadReviews(
  request: Request<'reviewList'>,
): Promise<ListPage<WaitingReview>> {
  return (await callBackend(calls.reviewList, schemas.reviewList, request)).data;
}

export async function judgeReview(request: Request<'reviewJudge'>): Promise<void> {
  await callBackend(calls.reviewJudge, schemas.reviewJudge, request);
}

export async function loadMessages(
  request: Request<'messageList'>,
): Promise<ListPage<ShopMessage>> {
  return (await callBackend(calls.messageList, schemas.messageList, request)).data;
}

export async function markMessage(request: Request<'messageMark'>): Promise<void> {
  await callBackend(calls.messageMark, schemas.messageMark, request);
}

export async function loadCases(request: Request<'caseList'>): Promise<ListPage<CaseSummary>> {
  return (await callBackend(calls.caseList, schemas.caseList, request)).data;
}

export async function loadCase(request: Request<'caseGet'>): Promise<OperatorCase> {
  return (await callBackend(calls.caseGet, schemas.caseGet, request)).data;
}

export async function answerCase(request: Request<'caseAnswer'>): Promise<OperatorCase> {
  return (await callBackend(calls.caseAnswer, schemas.caseAnswer, request)).data;
}

export async function addNote(request: Request<'caseNote'>): Promise<OperatorCase> {
  return (await callBackend(calls.caseNote, schemas.caseNote, request)).data;
}

export async function closeCase(request: Request<'caseClose'>): Promise<OperatorCase> {
  return (await callBackend(calls.caseClose, schemas.caseClose, request)).data;
}

export async function loadPayments(domain: string): Promise<PaymentOverview> {
  return (await callBackend(calls.paymentsGet, schemas.paymentsGet, { domain })).data;
}

export async function savePayments(request: Request<'paymentsSave'>): Promise<PaymentOverview> {
  return (await callBackend(calls.paymentsSave, schemas.paymentsSave, request)).data;
}
