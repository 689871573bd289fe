import type { RequestOf } from '@/core/calls/call';
import { orderCalls } from '@/core/calls/orders';
import { orderSchemas } from '@/core/calls/orders.schema';
import type { OrderStatus } from '@/core/model/order';
import { ApiError } from './api-error';
import { callBackend } from './browser-client';

/**
 * Tracks an order (spec 7).
 * @throws ApiError; a wrong id and a wrong e-mail read the same.
 */
export async function trackOrder(
  proof: RequestOf<typeof orderCalls.trackOrder>,
): Promise<OrderStatus> {
  const { data } = await callBackend(orderCalls.trackOrder, orderSchemas.trackOrder, proof);
  if (!data) throw new ApiError('schema', 'The answer holds no order.');
  return data;
}
