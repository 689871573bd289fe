import { ROBOTS_KEPT_OUT, robotsText } from '@/core/rules/seo/robots';
import { shopDocument } from '@/services/server/shop-document';

export const getServerSideProps = shopDocument('text/plain', ({ originUrl, isForAdmins }) =>
  isForAdmins ? ROBOTS_KEPT_OUT : robotsText(originUrl),
);

export default () => null;
