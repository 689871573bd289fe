import type { IconName } from '@/components/ui';
import type { InfoIcon } from '@/core/blocks/info';

interface Topic {
  icon: IconName;
  /** The page of the shop that says more about it. */
  href: string;
}

export const TOPICS: Record<InfoIcon, Topic> = {
  shipping: { icon: 'truck', href: '/shipping' },
  flight: { icon: 'plane', href: '/shipping' },
  security: { icon: 'lock', href: '/privacy' },
  support: { icon: 'support', href: '/contact' },
  payment: { icon: 'card', href: '/payment-methods' },
  return: { icon: 'return', href: '/returns' },
};
