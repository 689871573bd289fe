import type { RequestOf } from '@/core/calls/call';
import { orderCalls } from '@/core/calls/orders';
import type { OrderStatus } from '@/core/model/order';
import { readOrder } from '@/core/rules/read-order';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';

const UNREADABLE = 'The shop’s answer could not be read. Please try again, or write to us.';

/**
 * Where an order is (spec 7).
 *
 * @throws ApiError as every call does; a wrong id and a wrong e-mail read the same.
 */
export async function trackOrder(
  proof: RequestOf<typeof orderCalls.trackOrder>,
): Promise<OrderStatus> {
  const answer = await callBackend(orderCalls.trackOrder, proof);
  const order = readOrder(answer?.data);
  if (!order) throw new ApiError('schema', UNREADABLE);
  return order;
}
