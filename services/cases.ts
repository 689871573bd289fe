import type { RequestOf } from '@/core/calls/call';
import { orderCalls } from '@/core/calls/orders';
import { orderSchemas } from '@/core/calls/orders.schema';
import type { Case } from '@/core/model/case';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';

/** An order that its shopper has shown to be theirs: `access` stands for number and e-mail, for two hours. */
export interface OpenOrder {
  access: string;
  orderId: string;
  name: string;
}

/**
 * Shows that an order is the shopper's (spec 7).
 *
 * @throws ApiError as every call does; a wrong number and a wrong e-mail read the same.
 */
export async function verifyOrder(
  proof: RequestOf<typeof orderCalls.verifyOrder>,
): Promise<OpenOrder> {
  const { data } = await callBackend(orderCalls.verifyOrder, orderSchemas.verifyOrder, proof);
  const { access, order_id: orderId, name } = assertThere(data);
  return { access, orderId, name };
}

/** Files a dispute (spec 7). @throws ApiError with the field that is wrong, where one is. */
export async function fileCase(draft: RequestOf<typeof orderCalls.createCase>): Promise<Case> {
  const { data } = await callBackend(orderCalls.createCase, orderSchemas.createCase, draft);
  return assertThere(data);
}

/** Writes in a dispute (spec 7) and answers it as it is now. @throws ApiError */
export async function addCaseMessage(
  message: RequestOf<typeof orderCalls.addCaseMessage>,
): Promise<Case> {
  const { data } = await callBackend(
    orderCalls.addCaseMessage,
    orderSchemas.addCaseMessage,
    message,
  );
  return assertThere(data);
}

/** One dispute of an order (spec 7), the newest unless it is named. @throws ApiError */
export async function loadCase(request: RequestOf<typeof orderCalls.getCase>): Promise<Case> {
  const { data } = await callBackend(orderCalls.getCase, orderSchemas.getCase, request);
  return assertThere(data);
}

/** Every dispute of an order (spec 7), the newest first. @throws ApiError */
export async function loadAllCases(
  proof: RequestOf<typeof orderCalls.getAllCases>,
): Promise<Case[]> {
  const { data } = await callBackend(orderCalls.getAllCases, orderSchemas.getAllCases, proof);
  return assertThere(data);
}

function assertThere<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new ApiError('schema', 'The answer holds nothing.');
  return data;
}
