import { restockSchemas as schemas } from '@/core/calls/restock.schema';
import { cancelRestock } from '../domain/restock/cancel-restock';
import { RESTOCK_REQUESTS, requestRestock } from '../domain/restock/request-restock';
import { forShop } from '../http/serve-call';
import type { ServedRoutes } from './served';

/** The served calls about e-mails on stock that returns. */
export const restockRoutes: ServedRoutes<'restock'> = {
  requestRestock: forShop(
    schemas.requestRestock,
    async ({ input, shop, services }) => {
      const { variantId, email } = input;
      await requestRestock(services, shop, { variantId, email });
      return { status: 0, message: '' };
    },
    { rate: RESTOCK_REQUESTS },
  ),

  cancelRestock: forShop(schemas.cancelRestock, async ({ input, shop, services }) => {
    await cancelRestock(services, shop, input);
    return { status: 0, message: '' };
  }),
};
