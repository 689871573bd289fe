import { callsOf, EXTENSION, post } from './call';
import type { restockSchemas } from './restock.schema';

/** The calls about e-mails that tell shoppers when a variant is back in stock. */
export const restockCalls = callsOf<typeof restockSchemas>()({
  requestRestock: post(
    '/restock/request',
    'Asks for one e-mail when a variant is back in stock',
    EXTENSION,
  ),
  cancelRestock: post(
    '/restock/cancel',
    'Stops such e-mails, by the link in one of them',
    EXTENSION,
  ),
});
