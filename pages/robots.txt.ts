import { shopDocument } from '@/services/server/shop-document';

/** Personal and back-office pages. */
const PRIVATE_PATHS = ['/cart', '/checkout', '/wishlist', '/order-tracking', '/design', '/api/'];

export const getServerSideProps = shopDocument('text/plain', ({ originUrl }) =>
  [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${originUrl}/sitemap.xml`,
    '',
  ].join('\n'),
);

export default () => null;
