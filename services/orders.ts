import type { RequestOf } from '@/core/calls/call';
import { orderCalls } from '@/core/calls/orders';
import type { OrderStatus } from '@/core/model/order';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';

/**
 * Where an order is (spec 7).
 *
 * @throws ApiError as every call does; a wrong id and a wrong e-mail read the same.
 */
export async function trackOrder(
  proof: RequestOf<typeof orderCalls.trackOrder>,
): Promise<OrderStatus> {
  const { data, message } = await callBackend(orderCalls.trackOrder, proof);
  if (!data) throw new ApiError('schema', message);
  return data;
}
