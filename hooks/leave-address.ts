/**
 * Takes keys out of the address bar that have served their purpose. Without the router, which may be on its
 * way to another page; links drop such keys by themselves.
 */
export function leaveAddress(...keys: readonly string[]): void {
  const here = new URL(window.location.href);
  const found = keys.filter((key) => here.searchParams.has(key));
  if (found.length === 0) return;
  for (const key of found) here.searchParams.delete(key);
  const as = `${here.pathname}${here.search}${here.hash}`;
  window.history.replaceState({ ...window.history.state, as, url: as }, '', as);
}
