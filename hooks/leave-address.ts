import { ONE_SHOT_KEYS } from '@/core/rules/carry-query';

/**
 * Takes a key out of the address bar that has served its purpose. Without the router, which may be on its
 * way to another page; links drop such keys by themselves.
 */
export function leaveAddress(key: string): void {
  const here = new URL(window.location.href);
  if (!here.searchParams.has(key)) return;
  here.searchParams.delete(key);
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
  for (const key of ONE_SHOT_KEYS) leaveAddress(key);
}

function renameAddress({ pathname, search, hash }: URL): void {
  const as = `${pathname}${search}${hash}`;
  window.history.replaceState({ ...window.history.state, as, url: as }, '', as);
}
