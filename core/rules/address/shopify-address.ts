/** Pages that most shops at Shopify have, as ours. */
const PAGES: Readonly<Record<string, string>> = {
  ...{ about: '/about', 'about-us': '/about', contact: '/contact', 'contact-us': '/contact' },
  ...{ faq: '/faqs', faqs: '/faqs', shipping: '/shipping', returns: '/returns' },
  ...{ 'track-order': '/order-tracking', 'track-your-order': '/order-tracking' },
};

const POLICIES: Readonly<Record<string, string>> = {
  'refund-policy': '/returns',
  'privacy-policy': '/privacy',
  'terms-of-service': '/terms',
  'terms-of-sale': '/terms',
  'shipping-policy': '/shipping',
  'contact-information': '/contact',
  'legal-notice': '/disclaimer',
};

const PRODUCT = /^\/(?:collections\/[^/]+\/)?products\/([^/]+)$/;
const COLLECTION = /^\/collections\/([^/]+)$/;
const PAGE = /^\/pages\/([^/]+)$/;
const POLICY = /^\/policies\/([^/]+)$/;

/**
 * Returns our address of what Shopify has at a path, null where nothing of ours is meant: blogs, accounts and
 * all else. Whether there is such a product, category or page is not known here.
 */
export function shopifyPath(path: string): string | null {
  if (path === '/products' || path === '/collections' || path === '/collections/all')
    return '/shop';
  if (path === '/search') return '/shop';
  const product = PRODUCT.exec(path)?.[1];
  if (product !== undefined) return `/product/${product}`;
  const category = COLLECTION.exec(path)?.[1];
  if (category !== undefined) return `/shop?category=${encodeURIComponent(category)}`;
  const page = PAGE.exec(path)?.[1];
  if (page !== undefined) return own(PAGES, page) ?? `/${page}`;
  const policy = POLICY.exec(path)?.[1];
  return policy === undefined ? null : own(POLICIES, policy);
}

const own = (table: Readonly<Record<string, string>>, name: string): string | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;
