import { callsOf, EXTENSION, post } from './call';
import type { contactSchemas } from './contact.schema';

/** The calls by which shoppers write to a shop. */
export const contactCalls = callsOf<typeof contactSchemas>()({
  sendMessage: post('/contact', 'Writes to the shop', EXTENSION),
});
