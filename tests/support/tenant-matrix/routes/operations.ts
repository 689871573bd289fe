import type { operationCalls } from '@/core/calls/operations';
import { plain, type RouteCase, rows } from '../route-case';
import { ORDER, ROW } from '../seed-shop';

const SEEN = { state: 'paid', refunded: 0, refundDue: 0 };

/** Changes an order of its own, as its operator has seen it. */
const changes = (name: keyof typeof ORDER, more: object = {}): RouteCase =>
  rows(({ shop }) => ({ order_id: shop.order(ORDER[name]), seen: SEEN, ...more }));

export const OPERATIONS: Record<keyof typeof operationCalls, RouteCase> = {
  waiting: plain(),
  orderList: plain(),
  orderGet: rows(({ shop }) => ({ order_id: shop.order(ORDER.tracked) })),
  orderFulfil: changes('fulfil', { carrier: 'DHL', trackingNumber: '1' }),
  orderAdvance: changes('advance', { to: 'in-production' }),
  orderCancel: changes('cancel'),
  orderRefund: changes('refund', { amount: 1 }),
  orderRetryRefund: changes('retry', { seen: { state: 'cancelled', refunded: 0, refundDue: 25 } }),
  orderWithdrawLinks: rows(({ shop }) => ({ order_id: shop.order(ORDER.cancel) })),
  reviewList: plain(),
  reviewJudge: rows(({ shop }) => ({ id: shop.id(ROW.pendingReview), verdict: 'rejected' })),
  messageList: plain(),
  messageMark: rows(({ shop }) => ({ id: shop.id(ROW.message), isDone: true })),
  caseList: plain(() => ({ filter: 'all' })),
  caseGet: rows(({ shop }) => ({ id: shop.id(ROW.case) })),
  caseAnswer: rows(({ shop }) => ({
    ...{ id: shop.id(ROW.toAnswer), message: 'We send another.' },
    seenMessage: shop.id(ROW.lastToAnswer),
  })),
  caseNote: rows(({ shop }) => ({ id: shop.id(ROW.case), message: 'Our fault.' })),
  caseClose: rows(({ shop }) => ({
    id: shop.id(ROW.toClose),
    seenMessage: shop.id(ROW.lastToClose),
  })),
  redirectList: plain(),
  redirectSave: plain(() => ({ path: '/old', target: '/shop' })),
  redirectRemove: rows(({ shop }) => ({ id: shop.id(ROW.redirect) })),
  redirectImport: plain(() => ({ lines: [{ line: 1, path: '/older', target: '/shop' }] })),
  redirectExport: plain(),
  sizeGuideList: plain(),
  sizeGuideImport: plain(() => ({ file: 'Category,Size,Chest (cm)\nPants,S,96' })),
  sizeGuideExport: plain(),
  sizeGuideRemove: rows(({ shop }) => ({ id: shop.id(ROW.sizeGuide) })),
  shopperFind: plain(({ shop }) => ({ email: shop.email })),
  shopperExport: plain(({ shop }) => ({ email: shop.email })),
  shopperErase: plain(({ shop }) => ({ email: `${shop.hidden}@x.example` })),
  paymentsGet: plain(),
  paymentsSave: plain(() => ({ stripe: { publishableKey: '' } })),
  notificationsGet: plain(),
  notificationsSave: plain(() => ({ reviews: 'off' })),
  notificationsTest: plain(),
};
