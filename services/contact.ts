import type { RequestOf } from '@/core/calls/call';
import { contactCalls } from '@/core/calls/contact';
import { contactSchemas } from '@/core/calls/contact.schema';
import { callBackend } from './browser-client';

/**
 * Writes to the shop.
 *
 * @throws ApiError as every call does; `path` names the field that is wrong.
 */
export async function sendMessage(message: RequestOf<typeof contactCalls.sendMessage>) {
  await callBackend(contactCalls.sendMessage, contactSchemas.sendMessage, message);
}
