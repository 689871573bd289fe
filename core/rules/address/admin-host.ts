import { normaliseHost, portOf } from '../../values/host';
import { redirectProtocol } from './redirect';

/** Stands for the host of the shop in the pattern of admin hosts (ADMIN_HOST). */
export const SHOP_PLACE = '{shop}';

/** The pattern of admin hosts unless another is set. */
export const DEFAULT_ADMIN_HOST = `admin.${SHOP_PLACE}`;

const PARTS = /^([a-z\d-]+[.-])*\{shop\}([.-][a-z\d-]+)*$/;

/** Returns whether a text can name the admin hosts of all shops: each another one, and none that of its shop. */
export const isAdminPattern = (text: string): boolean => PARTS.test(text) && text !== SHOP_PLACE;

/** Names the host on which the admins of a shop work: an origin that no page of shoppers shares. */
export const adminHostOf = (shopHost: string, pattern: string): string =>
  pattern.replace(SHOP_PLACE, shopHost);

/** The shop's host in a host of this pattern; null where it is no admin host. */
export function shopOfAdminHost(host: string, pattern: string): string | null {
  const [before = '', after = ''] = pattern.split(SHOP_PLACE);
  const shopHost = host.slice(before.length, host.length - after.length);
  return shopHost && adminHostOf(shopHost, pattern) === host ? shopHost : null;
}

/** The origin of a host, with the port of the Host header by which this server was reached. */
export const originAt = (host: string, header: string): string =>
  `${redirectProtocol(host)}://${host}${portOf(header)}`;

/** Paths that an admin origin serves: the editor and the back office, the calls and pictures of the backend, files of the build. */
const SERVED = new RegExp(
  [
    '^/(design(?=[/?#]|$)',
    '_next/(static/|image(?=\\?)|data/[^/]+/design(?=[/.]))',
    'api/backend/',
    '(icons|films)/',
    '([\\w-]+\\.(gif|svg|ico|js|txt)|healthz|readyz)(?=[?#]|$))',
  ].join('|'),
);

/** Stands before the path of a page of the shop whose markup the editor reads, as text. */
export const MARKUP_PATH = '/design/markup';

const ROOT = /^\/(?=[?#]|$)/;

/**
 * Leads what an admin origin does not serve elsewhere, null to stay: its root to the editor, pages of the shop to the shop. So
 * nothing that shoppers see, and no script that is in it, is ever there.
 */
export function adminRedirect(path: string, header: string, pattern: string): string | null {
  if (SERVED.test(path)) return null;
  if (ROOT.test(path)) return `/design${path.slice(1)}`;
  const shopHost = shopOfAdminHost(normaliseHost(header), pattern) ?? '';
  return `${originAt(shopHost, header)}${path}`;
}
