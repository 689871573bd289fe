import { Icon, type IconName } from '@/components/ui';
import { phoneAddress, SUPPORT_HOURS } from '@/core/model/contact';
import styles from './reach.module.css';

export interface ReachProps {
  email: string;
  /** '' where the shop has none. */
  phone: string;
  address: string;
}

interface Way {
  icon: IconName;
  term: string;
  text: string;
  href?: string;
}

/** The ways to reach the shop, each where it has one. */
export function Reach({ email, phone, address }: ReachProps) {
  const ways: Way[] = [
    { icon: 'mail', term: 'E-mail', text: email, href: `mailto:${email}` },
    { icon: 'phone', term: 'Phone', text: phone, href: phoneAddress(phone) },
    { icon: 'support', term: 'Support hours', text: SUPPORT_HOURS },
    { icon: 'pin', term: 'Address', text: address },
  ];
  return (
    <dl className={styles.reach}>
      {ways.map(
        ({ icon, term, text, href }) =>
          text && (
            <div key={term} className={styles.way}>
              <Icon name={icon} size={22} />
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.text}>{href ? <a href={href}>{text}</a> : text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
