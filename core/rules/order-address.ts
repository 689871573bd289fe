/** The key by which an address opens an order without typing, as links in e-mails do. */
export const ACCESS_KEY = 'access';

/** What an address opens an order with, '' where it opens none. */
export function accessIn(address: string): string {
  const [beforeHash = ''] = address.split('#', 1);
  const at = beforeHash.indexOf('?');
  return at < 0 ? '' : (new URLSearchParams(beforeHash.slice(at)).get(ACCESS_KEY) ?? '');
}
