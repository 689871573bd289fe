import type { RequestOf } from '@/core/calls/call';
import { contactCalls as calls } from '@/core/calls/contact';
import { contactSchemas as schemas } from '@/core/calls/contact.schema';
import { areaOf } from './area';

const { send } = areaOf(calls, schemas);

/** Writes to the shop. @throws ApiError; `path` names the field that is wrong. */
export async function sendMessage(message: RequestOf<typeof calls.sendMessage>) {
  await send('sendMessage', message);
}
