import { DISPUTE_PATH, FILE_A_DISPUTE } from '@/core/model/case';
import { JERSEY_TEMPLATE } from '@/core/model/shop';

interface FooterColumn {
  title: string;
  links: readonly { name: string; link: string }[];
}

const COMPANY: FooterColumn = {
  title: 'Company',
  links: [
    { name: 'About us', link: '/about' },
    { name: 'Contact us', link: '/contact' },
    { name: 'Order tracking', link: '/order-tracking' },
    { name: 'Intellectual property', link: '/intellectual-property' },
  ],
};

const POLICIES: FooterColumn = {
  title: 'Policies',
  links: [
    { name: 'Shipping', link: '/shipping' },
    { name: 'Returns', link: '/returns' },
    { name: 'Cancellation', link: '/cancellation-policy' },
    { name: 'Privacy', link: '/privacy' },
    { name: 'Terms of service', link: '/terms' },
    { name: 'Disclaimer', link: '/disclaimer' },
  ],
};

const SERVICES: FooterColumn = {
  title: 'Services',
  links: [
    { name: 'FAQs', link: '/faqs' },
    { name: 'Payment methods', link: '/payment-methods' },
    { name: 'Wishlist', link: '/wishlist' },
  ],
};

const DISPUTE_LINK = { name: FILE_A_DISPUTE, link: DISPUTE_PATH };

/** The lists of links; jersey shops offer the dispute flow as well (spec 2). */
export function footerColumns(template: string): FooterColumn[] {
  if (template !== JERSEY_TEMPLATE) return [COMPANY, POLICIES, SERVICES];
  return [COMPANY, POLICIES, { ...SERVICES, links: [...SERVICES.links, DISPUTE_LINK] }];
}
