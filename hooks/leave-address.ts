/**
 * Takes a key out of the address bar that has served its purpose. Without the router, which may be on its
 * way to another page; links drop such keys by themselves.
 */
export function leaveAddress(key: string): void {
  const here = new URL(window.location.href);
  if (!here.searchParams.has(key)) return;
  here.searchParams.delete(key);
  const as = `${here.pathname}${here.search}${here.hash}`;
  window.history.replaceState({ ...window.history.state, as, url: as }, '', as);
}
