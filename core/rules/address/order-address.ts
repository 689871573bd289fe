/** The key by which an address opens an order, or stops e-mails, without typing: as links in e-mails do. */
export const ACCESS_KEY = 'access';

/** Returns what an address opens something with, '' where it opens nothing. */
export function accessIn(address: string): string {
  const [beforeHash = ''] = address.split('#', 1);
  const at = beforeHash.indexOf('?');
  return at < 0 ? '' : (new URLSearchParams(beforeHash.slice(at)).get(ACCESS_KEY) ?? '');
}
