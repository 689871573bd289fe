import { Link } from '@/components/ui';
import { isOutside } from '@/core/rules/address/carry-query';
import * as messages from '../messages';
import { ItemIcon } from '../parts/item-icon';
import type { SocialLink } from './social';
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
