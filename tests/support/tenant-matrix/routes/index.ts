import { listCalls } from '@/backend/routes/calls';
import type { CallAccess, Demand } from '@/core/calls/call';
import type { RouteCase } from '../route-case';
import { ACCOUNT } from './account';
import { BESIDE_CALLS } from './beside-calls';
import { DESIGN } from './design';
import { OPERATIONS } from './operations';
import { ORDERS, PAYMENT } from './orders';
import { ADMIN, CART, CONTACT, RESTOCK, REVIEWS, STOREFRONT, UPLOADS } from './shop-front';

export interface MatrixRoute extends RouteCase {
  /** Method and path, as in `POST /search`. */
  name: string;
  access: CallAccess;
  demand: Demand | null;
  isForm: boolean;
}

/** By area and name, as the contract has them. */
const CALLS: Record<string, Record<string, RouteCase>> = {
  ...{ storefront: STOREFRONT, design: DESIGN, cart: CART, reviews: REVIEWS, contact: CONTACT },
  ...{
    restock: RESTOCK,
    uploads: UPLOADS,
    orders: ORDERS,
    payment: PAYMENT,
    operations: OPERATIONS,
    admin: ADMIN,
    account: ACCOUNT,
  },
};

/** Every route that has its place in the matrix, logging out at the end. */
export function matrixRoutes(): MatrixRoute[] {
  const calls = listCalls().flatMap(({ area, name: key, call }) => {
    const existing = CALLS[area]?.[key];
    if (!existing) return [];
    const { access, demand, encoding, method, path } = call;
    const name = `${method} ${path}`;
    return [{ ...existing, name, access, demand, isForm: encoding === 'multipart' }];
  });
  const beside = Object.entries(BESIDE_CALLS).map(([name, existing]): MatrixRoute => {
    return { ...existing, name, access: 'public', demand: null, isForm: false };
  });
  // Who logs out asks nothing any more.
  const isLast = ({ access }: MatrixRoute) => Number(access === 'token');
  return [...calls, ...beside].sort((one, other) => isLast(one) - isLast(other));
}
