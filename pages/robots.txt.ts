import { shopDocument } from '@/services/server/shop-document';

/** What is personal or belongs to the back office is no business of search engines. */
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

export default function Robots() {
  return null;
}
