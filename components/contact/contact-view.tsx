import { ServicePage } from '@/components/content';
import { Icon, type IconName, Link } from '@/components/ui';
import { phoneAddress, SUPPORT_HOURS } from '@/core/model/contact';
import type { TrailStep } from '@/core/rules/address/trail';
import { ContactForm } from './contact-form';
import styles from './contact-view.module.css';
import * as messages from './messages';

interface ContactViewProps {
  title: string;
  trail: readonly TrailStep[];
  reach: ReachProps;
  isEmbedded?: boolean;
}

/** The contact page (spec 2): how to reach the shop, and a form to write to it. */
export function ContactView({ title, trail, reach, isEmbedded = false }: ContactViewProps) {
  return (
    <ServicePage title={title} trail={trail} isEmbedded={isEmbedded} lead={messages.lead}>
      <Reach {...reach} />
      <p className={styles.shortcuts}>
        {messages.quickerPerhaps}
        <Link href="/order-tracking">{messages.trackOrder}</Link>
        {messages.orLookThrough}
        <Link href="/faqs">{messages.faqs}</Link>.
      </p>
      <section aria-labelledby="contact-form">
        <h2 id="contact-form" className={styles.heading}>
          {messages.writeToUs}
        </h2>
        <ContactForm supportEmail={reach.email} />
      </section>
    </ServicePage>
  );
}

interface ReachProps {
  email: string;
  phone: string;
  address: string;
}

function Reach({ email, phone, address }: ReachProps) {
  const ways: { icon: IconName; term: string; text: string; href?: string }[] = [
    { icon: 'mail', term: messages.email, text: email, href: `mailto:${email}` },
    { icon: 'phone', term: messages.phone, text: phone, href: phoneAddress(phone) },
    { icon: 'support', term: messages.supportHours, text: SUPPORT_HOURS },
    { icon: 'pin', term: messages.address, text: address },
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
