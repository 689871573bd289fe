import { describeAdminCall } from './call';
import type { operationSchemas } from './operations.schema';

type Schemas = typeof operationSchemas;

/** A call of the back office, always an extension of the spec. */
const describe = <Schema extends Schemas[keyof Schemas]>(path: string, summary: string) =>
  describeAdminCall<Schema>('POST', `/operations/${path}`, summary, { origin: 'extension' });

/** The calls by which a shop's admins run it from day to day. */
export const operationCalls = {
  waiting: describe<Schemas['waiting']>('waiting', 'How much waits for the shop'),
  orderList: describe<Schemas['orderList']>('orders/list', 'The orders of a shop, newest first'),
  orderGet: describe<Schemas['orderGet']>('orders/get', 'A whole order'),
  orderFulfil: describe<Schemas['orderFulfil']>('orders/fulfil', 'Says that an order is sent'),
  orderAdvance: describe<Schemas['orderAdvance']>(
    'orders/advance',
    'Says that an order is in production, or has arrived',
  ),
  orderCancel: describe<Schemas['orderCancel']>(
    'orders/cancel',
    'Cancels an order and gives back what was paid',
  ),
  orderRefund: describe<Schemas['orderRefund']>('orders/refund', 'Gives money back'),
  orderRetryRefund: describe<Schemas['orderRetryRefund']>(
    'orders/retry-refund',
    'Tries once more to give back what is due',
  ),
  reviewList: describe<Schemas['reviewList']>('reviews/list', 'Reviews that wait, oldest first'),
  reviewJudge: describe<Schemas['reviewJudge']>(
    'reviews/judge',
    'Approves a review, or rejects it',
  ),
  messageList: describe<Schemas['messageList']>(
    'messages/list',
    'What shoppers wrote, newest first',
  ),
  messageMark: describe<Schemas['messageMark']>(
    'messages/mark',
    'Marks a message as done, or as not',
  ),
  caseList: describe<Schemas['caseList']>('cases/list', 'The disputes of a shop, newest first'),
  caseGet: describe<Schemas['caseGet']>('cases/get', 'A dispute with its notes'),
  caseAnswer: describe<Schemas['caseAnswer']>('cases/answer', 'Answers a dispute'),
  caseNote: describe<Schemas['caseNote']>('cases/note', 'Adds a note for the shop alone'),
  caseClose: describe<Schemas['caseClose']>('cases/close', 'Closes a dispute'),
  paymentsGet: describe<Schemas['paymentsGet']>(
    'payments/get',
    'Who takes payments, without secrets',
  ),
  paymentsSave: describe<Schemas['paymentsSave']>(
    'payments/save',
    'Sets who takes payments, and by which keys',
  ),
};
