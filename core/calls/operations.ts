import type { Right } from '../model/roles';
import { adminPost, callsOf, EXTENSION, provedPost } from './call';
import type { operationSchemas } from './operations.schema';

/** A call of the back office, always an extension of the spec. */
const extra = (right: Right, path: string, summary: string) =>
  adminPost(right)(`/operations/${path}`, summary, EXTENSION);
/** The same of one for which its caller proves who they are. */
const proved = (right: Right, path: string, summary: string) =>
  provedPost(right)(`/operations/${path}`, summary, EXTENSION);

/** The calls by which a shop's admins run it from day to day. */
export const operationCalls = callsOf<typeof operationSchemas>()({
  waiting: extra('account', 'waiting', 'How much waits for the shop'),
  orderList: extra('orders.read', 'orders/list', 'The orders of a shop, newest first'),
  orderGet: extra('orders.read', 'orders/get', 'A whole order'),
  orderFulfil: extra('orders.write', 'orders/fulfil', 'Says that an order is sent'),
  orderAdvance: extra(
    'orders.write',
    'orders/advance',
    'Says that an order is in production, or has arrived',
  ),
  orderCancel: proved('refunds', 'orders/cancel', 'Cancels an order and gives back what was paid'),
  orderRefund: proved('refunds', 'orders/refund', 'Gives money back'),
  orderRetryRefund: proved(
    'refunds',
    'orders/retry-refund',
    'Tries once more to give back what is due',
  ),
  orderWithdrawLinks: extra(
    'orders.write',
    'orders/withdraw-links',
    'Ends all links that open an order, and sends its shopper a new one',
  ),
  reviewList: extra('service.read', 'reviews/list', 'Reviews that wait, oldest first'),
  reviewJudge: extra('service.write', 'reviews/judge', 'Approves a review, or rejects it'),
  messageList: extra('service.read', 'messages/list', 'What shoppers wrote, newest first'),
  messageMark: extra('service.write', 'messages/mark', 'Marks a message as done, or as not'),
  caseList: extra('service.read', 'cases/list', 'The disputes of a shop, newest first'),
  caseGet: extra('service.read', 'cases/get', 'A dispute with its notes'),
  caseAnswer: extra('service.write', 'cases/answer', 'Answers a dispute'),
  caseNote: extra('service.write', 'cases/note', 'Adds a note for the shop alone'),
  caseClose: extra('service.write', 'cases/close', 'Closes a dispute'),
  redirectList: extra(
    'pages.read',
    'redirects/list',
    'The redirects of a shop, by their old paths',
  ),
  redirectSave: extra(
    'pages.write',
    'redirects/save',
    'Adds a redirect, or changes the one of its old path',
  ),
  redirectRemove: extra('pages.write', 'redirects/remove', 'Removes a redirect'),
  redirectImport: extra(
    'pages.write',
    'redirects/import',
    'Saves the redirects of some lines of a file',
  ),
  redirectExport: extra(
    'pages.read',
    'redirects/export',
    'Redirects behind an old path, to be written to a file',
  ),
  sizeGuideList: extra(
    'catalog.read',
    'size-guides/list',
    'The size guides of a shop, by category and brand',
  ),
  sizeGuideImport: extra(
    'catalog.write',
    'size-guides/import',
    'Saves the size guides of a file, each in place of the one of its category and brand',
  ),
  sizeGuideExport: extra(
    'catalog.read',
    'size-guides/export',
    'All size guides of a shop as a file',
  ),
  sizeGuideRemove: extra('catalog.write', 'size-guides/remove', 'Removes a size guide'),
  shopperFind: extra('shoppers', 'shoppers/find', 'How much a shop has of an e-mail address'),
  shopperExport: proved('shoppers', 'shoppers/export', 'All that a shop has of an e-mail address'),
  shopperErase: proved(
    'shoppers',
    'shoppers/erase',
    'Erases what a shop has of an e-mail address; orders stay without the person',
  ),
  paymentsGet: extra('payments.read', 'payments/get', 'Who takes payments, without secrets'),
  paymentsSave: proved(
    'payments.write',
    'payments/save',
    'Sets who takes payments, and by which keys',
  ),
  notificationsGet: extra(
    'settings.read',
    'notifications/get',
    'Who at the shop is told of what by e-mail',
  ),
  notificationsSave: extra(
    'settings.write',
    'notifications/save',
    'Sets who is told of what, and when',
  ),
  notificationsTest: extra(
    'settings.write',
    'notifications/test',
    'Sends a test e-mail to whoever is told of things',
  ),
});
