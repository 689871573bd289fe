import type { Route } from '../http/serve-call';
import { designRoutes } from './design';
import type { Area, ServedName } from './not-built';
import { storefrontRoutes } from './storefront';

/** Every served call by area; what is missing here and in `not-built.ts` does not compile. */
export const served: { [A in Area]: Record<ServedName<A>, Route> } = {
  admin: {},
  design: designRoutes,
  storefront: storefrontRoutes,
  orders: {},
  payment: {},
};
