/** Pages that show one shopper's own, or an admin's, and what lies below them; `-` begins the names of payment pages. */
const PRIVATE_PAGES = [
  ...['/cart', '/wishlist', '/order-tracking', '/case-access', '/restock', '/design'],
  ...['/checkout', '/shield-proxy'],
];
const PRIVATE_FAMILIES = ['/checkout-', '/shield-proxy-'];
const CALLS = '/api/';
/** Pictures are served by the backend: of two rules that match, the longer one counts (RFC 9309, 2.2.2). */
const PICTURES = '/api/backend/media/';

/**
 * The rules for search engines. A rule matches the beginning of an address, so that `/cart` would keep out a page
 * `/cartoons`: each page is named to its end, with a query, and with what lies below it. Embeds, the page of the shell
 * and pages that are not there say themselves that they are not listed, which has to be read.
 */
export const robotsText = (originUrl: string): string =>
  [
    'User-agent: *',
    `Allow: ${PICTURES}`,
    `Disallow: ${CALLS}`,
    ...PRIVATE_PAGES.flatMap((path) => ['$', '?', '/'].map((end) => `Disallow: ${path}${end}`)),
    ...PRIVATE_FAMILIES.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${originUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** The rules of an origin that holds nothing for search engines. */
export const ROBOTS_KEPT_OUT = 'User-agent: *\nDisallow: /\n';
