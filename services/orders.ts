import type { RequestOf } from '@/core/calls/call';
import { orderCalls as calls } from '@/core/calls/orders';
import { orderSchemas as schemas } from '@/core/calls/orders.schema';
import { areaOf } from './area';

const { load } = areaOf(calls, schemas);

type Request<Name extends keyof typeof calls> = RequestOf<(typeof calls)[Name]>;

/** Tracks an order (spec 7). @throws ApiError; a wrong id and a wrong e-mail read the same. */
export const trackOrder = (proof: Request<'trackOrder'>) => load('trackOrder', proof);

/** An order that its shopper has shown to be theirs: `access` stands for number and e-mail, for two hours. */
export interface OpenOrder {
  access: string;
  orderId: string;
  name: string;
}

/** Shows that an order is the shopper's (spec 7). @throws ApiError; a wrong number and a wrong e-mail read the same. */
export async function verifyOrder(proof: Request<'verifyOrder'>): Promise<OpenOrder> {
  const { access, order_id: orderId, name } = await load('verifyOrder', proof);
  return { access, orderId, name };
}

/** Files a dispute (spec 7). @throws ApiError with the field that is wrong, where one is. */
export const fileCase = (draft: Request<'createCase'>) => load('createCase', draft);

/** Writes in a dispute (spec 7) and answers it as it is now. @throws ApiError */
export const addCaseMessage = (message: Request<'addCaseMessage'>) =>
  load('addCaseMessage', message);

/** One dispute of an order (spec 7), the newest unless it is named. @throws ApiError */
export const loadCase = (request: Request<'getCase'>) => load('getCase', request);

/** Every dispute of an order (spec 7), the newest first. @throws ApiError */
export const loadAllCases = (proof: Request<'getAllCases'>) => load('getAllCases', proof);
