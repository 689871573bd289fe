import type { CallAccess } from '@/core/calls/call';
import type { contract } from '@/core/calls/contract.schema';
import { uploadSchemas as schemas } from '@/core/calls/uploads.schema';
import { addUpload } from '../domain/uploads/add-upload';
import { data } from '../http/envelope';
import type { Route } from '../http/route';
import { forShop } from '../http/serve-call';
import { adminRoutes } from './admin';
import { cartRoutes } from './cart';
import { contactRoutes } from './contact';
import { designRoutes } from './design';
import { operationRoutes } from './operations';
import { orderRoutes } from './orders';
import { paymentRoutes } from './payment';
import { restockRoutes } from './restock';
import { reviewRoutes } from './reviews';
import { storefrontRoutes } from './storefront';

/** The call by which visitors hand in pictures. */
const uploadRoutes: ServedRoutes<'uploads'> = {
  upload: forShop(schemas.upload, data(addUpload)),
};

type Area = keyof typeof contract;
type CallName<A extends Area> = keyof (typeof contract)[A]['calls'] & string;

type AccessOf<
  A extends Area,
  Name extends CallName<A>,
> = (typeof contract)[A]['calls'][Name] extends {
  access: infer Access extends CallAccess;
}
  ? Access
  : never;

/** The routes of an area, each letting in those that its call is described for and nobody else. */
export type ServedRoutes<A extends Area> = {
  [Name in CallName<A>]: Route<AccessOf<A, Name>>;
};

/** Every call of the contract by area; one that is missing here does not compile. */
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
