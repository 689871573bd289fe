import { securityText } from '@/core/rules/security/security-text';
import { shopFacts } from '@/services/server/content';
import { securityContact } from '@/services/server/security-contact';
import { shopDocument } from '@/services/server/shop-document';

export const getServerSideProps = shopDocument('text/plain', ({ init, originUrl }) =>
  securityText({
    contact: securityContact() ?? shopFacts(init).email,
    originUrl,
    now: Date.now(),
  }),
);

export default () => null;
