import { restockSchemas as schemas } from '@/core/calls/restock.schema';
import { cancelRestock } from '../domain/restock/cancel-restock';
import { RESTOCK_REQUESTS, requestRestock } from '../domain/restock/request-restock';
import { done } from '../http/envelope';
import { forShop } from '../http/serve-call';
import type { ServedRoutes } from './served';

/** The served calls about e-mails on stock that returns. */
export const restockRoutes: ServedRoutes<'restock'> = {
  requestRestock: forShop(schemas.requestRestock, done(requestRestock), {
    rate: RESTOCK_REQUESTS,
  }),
  cancelRestock: forShop(schemas.cancelRestock, done(cancelRestock)),
};
