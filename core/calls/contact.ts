import { describeCall } from './call';
import type { contactSchemas } from './contact.schema';

type Schemas = typeof contactSchemas;

/** The calls by which shoppers write to a shop. */
export const contactCalls = {
  sendMessage: describeCall<Schemas['sendMessage']>('POST', '/contact', 'Writes to the shop', {
    origin: 'extension',
  }),
};
