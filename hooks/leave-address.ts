import type { NextRouter } from 'next/router';
import { ONE_SHOT_KEYS } from '@/core/rules/address/carry-query';

/** Removes used keys from the address bar, without the router, which may be on its way to another page. */
export function leaveAddress(...keys: readonly string[]): void {
  const here = new URL(window.location.href);
  const presentKeys = keys.filter((key) => here.searchParams.has(key));
  if (presentKeys.length === 0) return;
  for (const key of presentKeys) here.searchParams.delete(key);
  renameAddress(here);
}

/** Takes a fragment off the address that has served its purpose. */
export function leaveFragment(fragment: string): void {
  const here = new URL(window.location.href);
  if (here.hash !== fragment) return;
  here.hash = '';
  renameAddress(here);
}

/** Takes all of them out, before scripts of third parties can read them. */
export function leavePrivateKeys(): void {
  leaveAddress(...ONE_SHOT_KEYS);
}

function renameAddress({ pathname, search, hash }: URL): void {
  const as = `${pathname}${search}${hash}`;
  window.history.replaceState({ ...window.history.state, as, url: as }, '', as);
}

/** Has the next page that a link leads to open as a document of its own: this one is not to go on. */
export function openNextAsDocument(events: NextRouter['events']): void {
  events.on('routeChangeStart', (url: string) => window.location.assign(url));
}
