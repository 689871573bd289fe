import { DISPUTE_PATH } from '@/core/model/case';
import * as commonMessages from '@/core/model/messages';
import { JERSEY_TEMPLATE } from '@/core/model/shop';
import * as messages from './messages';

interface FooterColumn {
  title: string;
  links: readonly { name: string; link: string }[];
}

const COMPANY: FooterColumn = {
  title: messages.company,
  links: [
    { name: messages.aboutUs, link: '/about' },
    { name: messages.contactUs, link: '/contact' },
    { name: messages.orderTracking, link: '/order-tracking' },
    { name: messages.intellectualProperty, link: '/intellectual-property' },
  ],
};

const POLICIES: FooterColumn = {
  title: messages.policies,
  links: [
    { name: messages.shipping, link: '/shipping' },
    { name: messages.returns, link: '/returns' },
    { name: messages.cancellation, link: '/cancellation-policy' },
    { name: messages.privacy, link: '/privacy' },
    { name: messages.termsOfService, link: '/terms' },
    { name: messages.disclaimer, link: '/disclaimer' },
  ],
};

const SERVICES: FooterColumn = {
  title: messages.services,
  links: [
    { name: 'FAQs', link: '/faqs' },
    { name: messages.paymentMethods, link: '/payment-methods' },
    { name: messages.wishlist, link: '/wishlist' },
  ],
};

const DISPUTE_LINK = { name: commonMessages.fileADispute, link: DISPUTE_PATH };

/** The lists of links; jersey shops offer the dispute flow as well (spec 2). */
export function footerColumns(template: string): FooterColumn[] {
  if (template !== JERSEY_TEMPLATE) return [COMPANY, POLICIES, SERVICES];
  return [COMPANY, POLICIES, { ...SERVICES, links: [...SERVICES.links, DISPUTE_LINK] }];
}
