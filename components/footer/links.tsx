import { useRouter } from 'next/router';
import { Link } from '@/components/ui';
import { DISPUTE_PATH } from '@/core/model/case';
import * as commonMessages from '@/core/model/messages';
import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { useShop } from '@/hooks/use-shop';
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
    { name: messages.faqs, link: '/faqs' },
    { name: messages.paymentMethods, link: '/payment-methods' },
    { name: messages.wishlist, link: '/wishlist' },
  ],
};

const DISPUTE_LINK = { name: commonMessages.fileADispute, link: DISPUTE_PATH };

/** Jersey shops offer the dispute flow as well (spec 2). */
function footerColumns(template: string): FooterColumn[] {
  if (template !== JERSEY_TEMPLATE) return [COMPANY, POLICIES, SERVICES];
  return [COMPANY, POLICIES, { ...SERVICES, links: [...SERVICES.links, DISPUTE_LINK] }];
}

interface LinkColumnsProps {
  Title: 'h2' | 'p';
  looks: Readonly<Record<'title' | 'links' | 'link', string | undefined>>;
}

export function LinkColumns({ Title, looks }: LinkColumnsProps) {
  const currentPath = useRouter().asPath.split(/[?#]/, 1)[0];
  return footerColumns(useShop().template).map(({ title, links }) => (
    <div key={title}>
      <Title className={looks.title}>{title}</Title>
      <ul className={looks.links}>
        {links.map(({ name, link }) => (
          <li key={link}>
            <Link
              className={looks.link}
              href={link}
              aria-current={link === currentPath ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
