import { AsyncLocalStorage } from 'node:async_hooks';
import { processState } from '@/backend/process-state';

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
