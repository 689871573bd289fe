import type { RequestOf } from '@/core/calls/call';
import { restockCalls } from '@/core/calls/restock';
import { restockSchemas } from '@/core/calls/restock.schema';
import { callBackend } from './browser-client';

/**
 * Asks for one e-mail when a variant is back in stock.
 *
 * @throws ApiError as every call does; 409 where it is to be had, or too many wait.
 */
export async function requestRestock(
  request: RequestOf<typeof restockCalls.requestRestock>,
): Promise<void> {
  await callBackend(restockCalls.requestRestock, restockSchemas.requestRestock, request);
}

/**
 * Stops such e-mails.
 *
 * @throws ApiError as every call does; 404 where the access stops none.
 */
export async function cancelRestock(
  stopped: RequestOf<typeof restockCalls.cancelRestock>,
): Promise<void> {
  await callBackend(restockCalls.cancelRestock, restockSchemas.cancelRestock, stopped);
}
