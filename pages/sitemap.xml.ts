import { shopSitemap } from '@/services/server/sitemap';

export const getServerSideProps = shopSitemap;

export default function Sitemap() {
  return null;
}
