import { readFields } from '@/blocks/kit/fields';
import { SOCIAL_FIELDS } from '@/blocks/kit/link-fields';
import { Link } from '@/components/ui';
import type { IconKey, NavigationItem } from '@/core/model/navigation';
import { isOutside } from '@/core/rules/address/carry-query';
import type { useShop } from '@/hooks/use-shop';
import * as messages from '../messages';
import { ItemIcon } from '../parts/item-icon';
import styles from './social-links.module.css';

const IN_NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={messages.stayInTouch}>
      {links.map(({ icon, title, link }, place) => {
        const Anchor = isOutside(link) ? 'a' : Link;
        const opensNewTab = link.startsWith('http');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an admin may have two of the same
          <li key={place}>
            <Anchor className={styles.link} href={link} {...(opensNewTab && IN_NEW_TAB)}>
              <ItemIcon icon={icon} size={22} />
              <span className="visually-hidden">
                {title}
                {opensNewTab && messages.opensInANewTab}
              </span>
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}

interface SocialLink {
  icon: IconKey;
  title: string;
  link: string;
}

/** Links of the `social` components of a designed header (spec 3, "Header component"), then e-mail and phone. */
export function socialLinks({
  design,
  email,
  phone,
}: Pick<ReturnType<typeof useShop>, 'design' | 'email' | 'phone'>): SocialLink[] {
  const designed = (design?.header ?? [])
    .filter(({ type }) => type === 'social')
    .flatMap(({ props }) => linksOf(readFields(SOCIAL_FIELDS, props).items));
  const own: SocialLink[] = [
    ...(email ? [{ icon: 'email' as const, title: email, link: `mailto:${email}` }] : []),
    ...(phone ? [{ icon: 'phone' as const, title: phone, link: `tel:${phone}` }] : []),
  ];
  return [...designed, ...own];
}

/** Returns links with a known icon and address, named by icon if untitled. */
export function linksOf(items: readonly NavigationItem[]): SocialLink[] {
  return items.flatMap(({ icon, title, link }) =>
    icon && link ? [{ icon, title: title || icon, link }] : [],
  );
}
