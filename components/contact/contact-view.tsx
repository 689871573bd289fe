import { ServicePage } from '@/components/content';
import {
  buttons,
  EmailField,
  FormEnd,
  Icon,
  type IconName,
  Link,
  TextField,
} from '@/components/ui';
import { phoneAddress } from '@/core/model/contact';
import { MAX_MESSAGE_LENGTH, MESSAGE_PROBLEMS } from '@/core/model/contact-message';
import type { TrailStep } from '@/core/rules/address/trail';
import { isEmail } from '@/core/values/email';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { type FieldErrors, type FormValues, useFormCall } from '@/hooks/use-form-call';
import { useSettings } from '@/hooks/use-shop';
import contactForm from './contact-form.module.css';
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
  const lead = useWithDay(messages.lead);
  return (
    <ServicePage title={title} trail={trail} isEmbedded={isEmbedded} lead={lead}>
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
        <ContactForm />
      </section>
    </ServicePage>
  );
}

/** Adds how soon the shop answers to a text, where it has hours at which it does. */
function useWithDay(text: string): string {
  return useSettings().supportHours ? `${text} ${messages.inADay}` : text;
}

interface ReachProps {
  email: string;
  phone: string;
  address: string;
}

function Reach({ email, phone, address }: ReachProps) {
  const { supportHours } = useSettings();
  const ways: { icon: IconName; term: string; text: string; href?: string }[] = [
    { icon: 'mail', term: messages.email, text: email, href: `mailto:${email}` },
    { icon: 'phone', term: messages.phone, text: phone, href: phoneAddress(phone) },
    { icon: 'support', term: messages.supportHours, text: supportHours },
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

/** Writes to the shop; what was typed stays until the message has arrived. */
function ContactForm() {
  const form = useFormCall({
    validate: checkMessage,
    send: async ({ name = '', email = '', message = '', ...more }) => {
      const { sendMessage } = await import('@/services/contact');
      await sendMessage({ name, email, message, ...more });
      return { name, email };
    },
  });
  const { answer, errors, field } = form;
  if (answer) return <MessageSent {...answer} onWriteAgain={form.startAgain} />;
  return (
    <form className={contactForm.form} noValidate onSubmit={form.submit}>
      <TextField {...field('name', 120)} label={messages.name} autoComplete="name" />
      <EmailField label={messages.email} error={errors.email} />
      <TextField {...field('subject', 200)} label={messages.subject} isOptional />
      <TextField
        {...field('orderId', 64)}
        label={messages.orderNumber}
        isOptional
        autoComplete="off"
      />
      <div className={contactForm.whole}>
        <TextField {...field('message', MAX_MESSAGE_LENGTH)} label={messages.message} rows={6} />
      </div>
      {/* Nobody sees it; programs that fill in every field do. */}
      <div className={contactForm.trap} aria-hidden="true">
        <label>
          {messages.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={contactForm.end}>
        <FormEnd form={form} label={messages.sendMessage} sending={messages.sending} />
      </div>
    </form>
  );
}

/** Returns problems of a message before it is sent; the server checks the same. */
function checkMessage({ name, email = '', message }: FormValues): FieldErrors {
  return {
    ...(!name && { name: MESSAGE_PROBLEMS.name }),
    ...(!isEmail(email) && { email: MESSAGE_PROBLEMS.email }),
    ...(!message && { message: MESSAGE_PROBLEMS.message }),
  };
}

interface MessageSentProps {
  name: string;
  email: string;
  onWriteAgain: () => void;
}

function MessageSent({ name, email, onWriteAgain }: MessageSentProps) {
  const panel = useFocusOnShow<HTMLDivElement>();
  const answer = useWithDay(messages.weAnswerTo(email));
  return (
    <div ref={panel} className={contactForm.sent} role="status" tabIndex={-1}>
      <Icon name="check" size={28} />
      <p className={contactForm.title}>{messages.thanks(name)}</p>
      <p>{answer}</p>
      <button type="button" className={buttons.quiet} onClick={onWriteAgain}>
        {messages.writeAnother}
      </button>
    </div>
  );
}
