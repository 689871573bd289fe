import { robotsText } from '@/core/rules/seo/robots';
import { shopDocument } from '@/services/server/shop-document';

export const getServerSideProps = shopDocument('text/plain', ({ originUrl }) =>
  robotsText(originUrl),
);

export default () => null;
