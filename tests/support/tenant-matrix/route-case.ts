import type { Services } from '@/backend/services/services';
import { ROLES } from '@/core/model/roles';
import type { MarkedShop } from './marked-shop';

/** Whose things are asked for, and where. Shop A is the asker's own. */
export const TARGETS = ['own', 'foreign id', 'foreign domain', 'no domain'] as const;
export type Target = (typeof TARGETS)[number];

/** Who asks: nobody who is logged in, members of shop A in every role, the owner of the other shop, an ended session. */
export const ACTORS = [
  ...(['nobody', 'shopper', 'admin B', 'expired'] as const),
  ...ROLES,
] as const;
export type Actor = (typeof ACTORS)[number];

/** What a request names, of the shop whose rows it is about. */
export interface Named {
  shop: MarkedShop;
  services: Services;
}

/** How a route is asked, and what it answers whoever may call it. */
export interface RouteCase {
  /** Values for `:name` in its path. */
  params?: (named: Named) => Record<string, string>;
  /** Query of a GET, body of a POST, besides its domain. */
  input?: (named: Named) => Record<string, unknown>;
  /** Sent in place of JSON. */
  form?: () => FormData;
  /** Whoever knows what it names may see it: it cannot be guessed. */
  isOpenedByName?: true;
  /** The statuses of answers by what is asked for; without a domain no shop is found unless told. */
  answers: Record<Exclude<Target, 'no domain'>, number> & { 'no domain'?: number };
}

/** It names no row: whichever shop is asked answers of itself. */
export const PLAIN = { own: 200, 'foreign id': 200, 'foreign domain': 200 } as const;
/** It names a row, which is nowhere but in its shop. */
export const ROWS = { own: 200, 'foreign id': 404, 'foreign domain': 404 } as const;
/** It names no shop, whichever host is asked. */
export const ANYWHERE = { ...PLAIN, 'no domain': 200 } as const;

export const plain = (input: RouteCase['input'] = () => ({})): RouteCase => ({
  input,
  answers: PLAIN,
});
export const rows = (input: RouteCase['input']): RouteCase =>
  input ? { input, answers: ROWS } : { answers: ROWS };
