import type { RequestOf } from '@/core/calls/call';
import { restockCalls as calls } from '@/core/calls/restock';
import { restockSchemas as schemas } from '@/core/calls/restock.schema';
import { areaOf } from './area';

const { send } = areaOf(calls, schemas);

/** Asks for one e-mail when a variant is back in stock. @throws ApiError; 409 where it is to be had, or too many wait. */
export async function requestRestock(request: RequestOf<typeof calls.requestRestock>) {
  await send('requestRestock', request);
}

/** Stops such e-mails. @throws ApiError; 404 where the access stops none. */
export async function cancelRestock(stopped: RequestOf<typeof calls.cancelRestock>) {
  await send('cancelRestock', stopped);
}
