import { ServicePage } from '@/components/content';
import { Link } from '@/components/ui';
import type { TrailStep } from '@/core/rules/trail';
import { ContactForm } from './contact-form';
import styles from './contact-view.module.css';
import { Reach, type ReachProps } from './reach';

interface ContactViewProps {
  title: string;
  trail: readonly TrailStep[];
  reach: ReachProps;
  isEmbedded?: boolean;
}

/** The contact page (spec 2): how to reach the shop, and a form to write to it. */
export function ContactView({ title, trail, reach, isEmbedded = false }: ContactViewProps) {
  return (
    <ServicePage
      title={title}
      trail={trail}
      isEmbedded={isEmbedded}
      lead="A question about a size, an order or a return? A person reads every message, and answers usually within one working day."
    >
      <Reach {...reach} />
      <p className={styles.shortcuts}>
        Quicker, perhaps: <Link href="/order-tracking">see where your order is</Link> or look
        through the <Link href="/faqs">answers to frequent questions</Link>.
      </p>
      <section aria-labelledby="contact-form">
        <h2 id="contact-form" className={styles.heading}>
          Write to us
        </h2>
        <ContactForm supportEmail={reach.email} />
      </section>
    </ServicePage>
  );
}
