import { contactSchemas as schemas } from '@/core/calls/contact.schema';
import { MESSAGES, storeMessage } from '../domain/contact/store-message';
import { done } from '../http/envelope';
import { forShop } from '../http/serve-call';
import type { ServedRoutes } from './served';

/** The served calls by which shoppers write to a shop. */
export const contactRoutes: ServedRoutes<'contact'> = {
  sendMessage: forShop(schemas.sendMessage, done(storeMessage), { rate: MESSAGES }),
};
