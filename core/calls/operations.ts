import { adminPost, callsOf, EXTENSION } from './call';
import type { operationSchemas } from './operations.schema';

/** A call of the back office, always an extension of the spec. */
const extra = (path: string, summary: string) =>
  adminPost(`/operations/${path}`, summary, EXTENSION);

/** The calls by which a shop's admins run it from day to day. */
export const operationCalls = callsOf<typeof operationSchemas>()({
  waiting: extra('waiting', 'How much waits for the shop'),
  orderList: extra('orders/list', 'The orders of a shop, newest first'),
  orderGet: extra('orders/get', 'A whole order'),
  orderFulfil: extra('orders/fulfil', 'Says that an order is sent'),
  orderAdvance: extra('orders/advance', 'Says that an order is in production, or has arrived'),
  orderCancel: extra('orders/cancel', 'Cancels an order and gives back what was paid'),
  orderRefund: extra('orders/refund', 'Gives money back'),
  orderRetryRefund: extra('orders/retry-refund', 'Tries once more to give back what is due'),
  orderWithdrawLinks: extra(
    'orders/withdraw-links',
    'Ends all links that open an order, and sends its shopper a new one',
  ),
  reviewList: extra('reviews/list', 'Reviews that wait, oldest first'),
  reviewJudge: extra('reviews/judge', 'Approves a review, or rejects it'),
  messageList: extra('messages/list', 'What shoppers wrote, newest first'),
  messageMark: extra('messages/mark', 'Marks a message as done, or as not'),
  caseList: extra('cases/list', 'The disputes of a shop, newest first'),
  caseGet: extra('cases/get', 'A dispute with its notes'),
  caseAnswer: extra('cases/answer', 'Answers a dispute'),
  caseNote: extra('cases/note', 'Adds a note for the shop alone'),
  caseClose: extra('cases/close', 'Closes a dispute'),
  redirectList: extra('redirects/list', 'The redirects of a shop, by their old paths'),
  redirectSave: extra('redirects/save', 'Adds a redirect, or changes the one of its old path'),
  redirectRemove: extra('redirects/remove', 'Removes a redirect'),
  redirectImport: extra('redirects/import', 'Saves the redirects of some lines of a file'),
  redirectExport: extra(
    'redirects/export',
    'Redirects behind an old path, to be written to a file',
  ),
  sizeGuideList: extra('size-guides/list', 'The size guides of a shop, by category and brand'),
  sizeGuideImport: extra(
    'size-guides/import',
    'Saves the size guides of a file, each in place of the one of its category and brand',
  ),
  sizeGuideExport: extra('size-guides/export', 'All size guides of a shop as a file'),
  sizeGuideRemove: extra('size-guides/remove', 'Removes a size guide'),
  shopperFind: extra('shoppers/find', 'How much a shop has of an e-mail address'),
  shopperExport: extra('shoppers/export', 'All that a shop has of an e-mail address'),
  shopperErase: extra(
    'shoppers/erase',
    'Erases what a shop has of an e-mail address; orders stay without the person',
  ),
  paymentsGet: extra('payments/get', 'Who takes payments, without secrets'),
  paymentsSave: extra('payments/save', 'Sets who takes payments, and by which keys'),
  notificationsGet: extra('notifications/get', 'Who at the shop is told of what by e-mail'),
  notificationsSave: extra('notifications/save', 'Sets who is told of what, and when'),
  notificationsTest: extra(
    'notifications/test',
    'Sends a test e-mail to whoever is told of things',
  ),
});
