import { describeCall } from './call';
import type { restockSchemas } from './restock.schema';

type Schemas = typeof restockSchemas;
const extension = { origin: 'extension' } as const;

/** The calls about e-mails that tell shoppers when a variant is back in stock. */
export const restockCalls = {
  requestRestock: describeCall<Schemas['requestRestock']>(
    'POST',
    '/restock/request',
    'Asks for one e-mail when a variant is back in stock',
    extension,
  ),
  cancelRestock: describeCall<Schemas['cancelRestock']>(
    'POST',
    '/restock/cancel',
    'Stops such e-mails, by the link in one of them',
    extension,
  ),
};
