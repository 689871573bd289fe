import { useRouter } from 'next/router';
import { Link } from '@/components/ui';
import { DISPUTE_PATH } from '@/core/model/dispute-path';
import * as commonMessages from '@/core/model/messages';
import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { useShop } from '@/hooks/use-shop';
import * as messages from './messages';

interface FooterColumn {
  title: string;
  links: readonly { name: string; link: string }[];
}

type FooterLinks = FooterColumn['links'];

export const POLICIES: FooterLinks = [
  { name: messages.shipping, link: '/shipping' },
  { name: messages.returns, link: '/returns' },
  { name: messages.cancellation, link: '/cancellation-policy' },
  { name: messages.privacy, link: '/privacy' },
  { name: messages.termsOfService, link: '/terms' },
  { name: messages.disclaimer, link: '/disclaimer' },
];

const COLUMNS: readonly FooterColumn[] = [
  {
    title: messages.company,
    links: [
      { name: messages.aboutUs, link: '/about' },
      { name: messages.contactUs, link: '/contact' },
      { name: messages.orderTracking, link: '/order-tracking' },
      { name: messages.intellectualProperty, link: '/intellectual-property' },
    ],
  },
  {
    title: messages.policies,
    links: POLICIES,
  },
  {
    title: messages.services,
    links: [
      { name: messages.faqs, link: '/faqs' },
      { name: messages.paymentMethods, link: '/payment-methods' },
      { name: messages.wishlist, link: '/wishlist' },
      { name: commonMessages.fileADispute, link: DISPUTE_PATH },
    ],
  },
];

interface LinkColumnsProps {
  Title: 'h2' | 'p';
  looks: Readonly<Record<'title' | 'links' | 'link', string | undefined>>;
}

export function LinkColumns({ Title, looks }: LinkColumnsProps) {
  const currentPath = useRouter().asPath.split(/[?#]/, 1)[0];
  // Jersey shops alone offer the dispute flow (spec 2).
  const takesCases = useShop().template === JERSEY_TEMPLATE;
  return COLUMNS.map(({ title, links }) => (
    <div key={title}>
      <Title className={looks.title}>{title}</Title>
      <ul className={looks.links}>
        {links.map(
          ({ name, link }) =>
            (link !== DISPUTE_PATH || takesCases) && (
              <li key={link}>
                <Link
                  className={looks.link}
                  href={link}
                  aria-current={link === currentPath ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ),
        )}
      </ul>
    </div>
  ));
}
