import { shopSitemap } from '@/services/server/shop-document';

export const getServerSideProps = shopSitemap;

export default () => null;
