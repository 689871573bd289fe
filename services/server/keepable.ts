import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processState } from '@/backend/process-state';
import type { KnownChoices } from '@/core/rules/choice-address';

/** A shop as it was when a page of it was asked for; another tag is another state. */
interface ShopState {
  domain: string;
  tag: string;
}

const states = () => processState('shop-state', () => new AsyncLocalStorage<ShopState>());

/**
 * Makes a page of a shop whose state is known: what was fetched in it need not be asked about again. What is
 * not there yet may come of a later one.
 */
export function inShopState<Result>(state: ShopState, work: () => Result): Result {
  return states().run(state, work);
}

/** The tag of a shop's state where a page of it is being made; undefined elsewhere. */
export function shopStateOf(domain: unknown): string | undefined {
  const state = states().getStore();
  return state?.domain === domain ? state?.tag : undefined;
}

const keepable = () =>
  processState('keepable-pages', () => new WeakMap<ServerResponse, KnownChoices>());

/**
 * Says of a page under way that it is the same for every shopper: once it has been made, the browser and
 * this server may keep it.
 * @param known what its address can choose on it.
 */
export function markKeepable(response: ServerResponse, known: KnownChoices = {}): void {
  keepable().set(response, known);
}

/** Returns the choices that the address of a page may name; undefined where the page is not to be kept. */
export function choicesOf(response: ServerResponse): KnownChoices | undefined {
  return keepable().get(response);
}
