import { orderSchemas as schemas } from '@/core/calls/orders.schema';
import { ORDER_TRACKING, trackOrder } from '../domain/orders/track-order';
import { success } from '../http/envelope';
import { forShop, type Route } from '../http/serve-call';
import type { ServedName } from './not-built';

/** The served calls about orders and disputes (spec 7, "Orders and cases"). */
export const orderRoutes: Record<ServedName<'orders'>, Route> = {
  trackOrder: forShop(
    schemas.trackOrder,
    async ({ input, shop, services }) => success(await trackOrder(services, shop, input)),
    { rate: ORDER_TRACKING },
  ),
};
