import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processState } from '@/backend/base/process-state';
import type { RouterQuery } from './page-query';
import type { Reading } from './reading';

/** A shop as it was when a page of it was asked for; another tag is another state. */
interface ShopState {
  domain: string;
  tag: string;
}

const states = () => processState('shop-state', () => new AsyncLocalStorage<ShopState>());

/** Makes a page of a known state of a shop: what it fetched holds, what is missing may come of a later one. */
export const inShopState = <Result>(state: ShopState, work: () => Result): Result =>
  states().run(state, work);

/** The tag of a shop's state where a page of it is being made; undefined elsewhere. */
export function shopStateOf(domain: unknown): string | undefined {
  const state = states().getStore();
  return state?.domain === domain ? state?.tag : undefined;
}

/** A page that is the same for every shopper, as long as its shop does not change. */
export interface Keepable {
  reading: Reading;
  /** Parameters of its route. */
  params: RouterQuery;
  /** The instant in ms from which on it is another page by itself; undefined for never. */
  until?: number | undefined;
}

const keepable = () =>
  processState('keepable-pages', () => new WeakMap<ServerResponse, Keepable>());

/** Marks a page under way: once it has been made, the browser and this server may keep it. */
export function markKeepable(response: ServerResponse, page: Keepable): void {
  keepable().set(response, page);
}

/** Returns the mark; undefined for a page that must not be cached. */
export const keepableOf = (response: ServerResponse): Keepable | undefined =>
  keepable().get(response);
