import { orderSchemas as schemas } from '@/core/calls/orders.schema';
import { ORDER_TRACKING, trackOrder } from '../domain/orders/track-order';
import { success } from '../http/envelope';
import { forShop } from '../http/serve-call';
import type { ServedRoutes } from './not-built';

/** The served calls about orders and disputes (spec 7, "Orders and cases"). */
export const orderRoutes: ServedRoutes<'orders'> = {
  trackOrder: forShop(
    schemas.trackOrder,
    async ({ input, shop, services }) => success(await trackOrder(services, shop, input)),
    { rate: ORDER_TRACKING },
  ),
};
