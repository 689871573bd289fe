import type { RequestOf } from '@/core/calls/call';
import { operationAnswers as schemas } from '@/core/calls/operation-answers.schema';
import { operationCalls as calls } from '@/core/calls/operations';
import { areaOf } from './area';
import { withProof } from './proof';

// Whatever is called here is refused with an ApiError as every call is: 401 without a session, 409 where
// something has changed since it was seen.

const { load, send } = areaOf(calls, schemas, withProof);

type Request<Name extends keyof typeof calls> = RequestOf<(typeof calls)[Name]>;

/** A provider that is slow to give money back is waited for, in ms. */
const forMoney = { timeoutMs: 60_000 };

export const loadWaiting = (domain: string) => load('waiting', { domain });

export const loadOrders = (request: Request<'orderList'>) => load('orderList', request);
export const loadOrder = (request: Request<'orderGet'>) => load('orderGet', request);
export const fulfilOrder = (request: Request<'orderFulfil'>) => load('orderFulfil', request);
export const advanceOrder = (request: Request<'orderAdvance'>) => load('orderAdvance', request);
export const cancelOrder = (request: Request<'orderCancel'>) =>
  load('orderCancel', request, forMoney);
export const refundOrder = (request: Request<'orderRefund'>) =>
  load('orderRefund', request, forMoney);
export const retryRefund = (request: Request<'orderRetryRefund'>) =>
  load('orderRetryRefund', request, forMoney);
export const withdrawLinks = (request: Request<'orderWithdrawLinks'>) =>
  load('orderWithdrawLinks', request);

export const loadReviews = (request: Request<'reviewList'>) => load('reviewList', request);
export const judgeReview = (request: Request<'reviewJudge'>) => send('reviewJudge', request);

export const loadMessages = (request: Request<'messageList'>) => load('messageList', request);
export const markMessage = (request: Request<'messageMark'>) => send('messageMark', request);

export const loadRedirects = (request: Request<'redirectList'>) => load('redirectList', request);
export const saveRedirect = (request: Request<'redirectSave'>) => send('redirectSave', request);
export const removeRedirect = (request: Request<'redirectRemove'>) =>
  send('redirectRemove', request);
export const importRedirects = (request: Request<'redirectImport'>) =>
  load('redirectImport', request);
export const exportRedirects = (request: Request<'redirectExport'>) =>
  load('redirectExport', request);

export const loadSizeGuides = (request: Request<'sizeGuideList'>) => load('sizeGuideList', request);
export const importSizeGuides = (request: Request<'sizeGuideImport'>) =>
  load('sizeGuideImport', request);
export const exportSizeGuides = (domain: string) => load('sizeGuideExport', { domain });
export const removeSizeGuide = (request: Request<'sizeGuideRemove'>) =>
  send('sizeGuideRemove', request);

export const findShopper = (request: Request<'shopperFind'>) => load('shopperFind', request);
export const exportShopper = (request: Request<'shopperExport'>) => load('shopperExport', request);
export const eraseShopper = (request: Request<'shopperErase'>) => load('shopperErase', request);

export const loadCases = (request: Request<'caseList'>) => load('caseList', request);
export const loadCase = (request: Request<'caseGet'>) => load('caseGet', request);
export const answerCase = (request: Request<'caseAnswer'>) => load('caseAnswer', request);
export const addNote = (request: Request<'caseNote'>) => load('caseNote', request);
export const closeCase = (request: Request<'caseClose'>) => load('caseClose', request);

export const loadPayments = (domain: string) => load('paymentsGet', { domain });
export const savePayments = (request: Request<'paymentsSave'>) => load('paymentsSave', request);

export const loadNotifications = (domain: string) => load('notificationsGet', { domain });
export const saveNotifications = (request: Request<'notificationsSave'>) =>
  load('notificationsSave', request);
export const sendTestMail = (domain: string) => send('notificationsTest', { domain });
