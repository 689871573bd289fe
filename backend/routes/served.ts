import { adminRoutes } from './admin';
import { cartRoutes } from './cart';
import { contactRoutes } from './contact';
import { designRoutes } from './design';
import type { Area, ServedRoutes } from './not-built';
import { operationRoutes } from './operations';
import { orderRoutes } from './orders';
import { paymentRoutes } from './payment';
import { restockRoutes } from './restock';
import { reviewRoutes } from './reviews';
import { storefrontRoutes } from './storefront';
import { uploadRoutes } from './uploads';

/** Every served call by area; what is missing here and in `not-built.ts` does not compile. */
export const served: { [A in Area]: ServedRoutes<A> } = {
  admin: adminRoutes,
  design: designRoutes,
  storefront: storefrontRoutes,
  cart: cartRoutes,
  reviews: reviewRoutes,
  uploads: uploadRoutes,
  contact: contactRoutes,
  restock: restockRoutes,
  orders: orderRoutes,
  payment: paymentRoutes,
  operations: operationRoutes,
};
