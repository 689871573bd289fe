import { Icon, type IconName } from '@/components/ui';
import { phoneAddress } from '@/core/model/contact';
import { useAppSelector } from '@/store/hooks';
import { selectShop } from '@/store/slices/shop';
import styles from './contact-strip.module.css';

/** Phone, email and address of the shop, each if set (spec 2). */
export function ContactStrip() {
  const { phone, email, address } = useAppSelector(selectShop);
  if (!phone && !email && !address) return null;
  return (
    <div className={styles.strip}>
      <address className={styles.inner}>
        {phone && <Contact icon="phone" text={phone} href={phoneAddress(phone)} />}
        {email && <Contact icon="mail" text={email} href={`mailto:${email}`} />}
        {address && (
          <span className={styles.address}>
            <Icon name="pin" size={16} />
            {address}
          </span>
        )}
      </address>
    </div>
  );
}

function Contact({ icon, text, href }: { icon: IconName; text: string; href: string }) {
  return (
    <a className={styles.contact} href={href}>
      <Icon name={icon} size={16} />
      <span className={styles.text}>{text}</span>
    </a>
  );
}
