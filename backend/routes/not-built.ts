import type { contract } from '@/core/calls/contract.schema';

export type Area = keyof typeof contract;
export type CallName<A extends Area> = keyof (typeof contract)[A]['calls'] & string;

/** The calls that answer 501: the one list that later work empties. */
export const notBuilt = {
  admin: ['login', 'logout'],
  design: [
    'saveDesign',
    'savePageLayout',
    'saveHomepageDesign',
    'saveComponent',
    'components',
    'createPage',
    'updatePage',
    'deletePage',
  ],
  storefront: ['saveCategories'],
  cart: [],
  reviews: [],
  uploads: [],
  contact: [],
  orders: ['verifyOrder', 'createCase', 'addCaseMessage', 'getCase', 'getAllCases'],
  payment: [
    'ppshield',
    'getShieldDomain',
    'getShieldStripe',
    'getShieldAirwallexProxy',
    'getShieldAirwallex',
    'createCheckoutSession',
    'confirmCheckoutSession',
  ],
} as const satisfies { [A in Area]: readonly CallName<A>[] };

type NotBuilt<A extends Area> = (typeof notBuilt)[A][number];

/** The calls an area must serve: all that are not listed above. */
export type ServedName<A extends Area> = Exclude<CallName<A>, NotBuilt<A>>;
