import type { CallAccess } from '@/core/calls/call';
import type { contract } from '@/core/calls/contract.schema';
import type { Route } from '../http/route';

export type Area = keyof typeof contract;
export type CallName<A extends Area> = keyof (typeof contract)[A]['calls'] & string;

/** The calls that answer 501: the one list that later work empties. */
export const notBuilt = {
  admin: [],
  design: [],
  storefront: [],
  cart: [],
  reviews: [],
  uploads: [],
  contact: [],
  restock: [],
  orders: [],
  payment: [],
  operations: [],
} as const satisfies { [A in Area]: readonly CallName<A>[] };

type NotBuilt<A extends Area> = (typeof notBuilt)[A][number];

/** The calls an area must serve: all that are not listed above. */
export type ServedName<A extends Area> = Exclude<CallName<A>, NotBuilt<A>>;

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
  [Name in ServedName<A>]: Route<AccessOf<A, Name>>;
};
