import { FormEnd } from '@/components/ui/form-end';
import { TextField } from '@/components/ui/text-field';
import { MAX_MESSAGE_LENGTH } from '@/core/model/contact-message';
import { MAX_EMAIL_LENGTH } from '@/core/rules/email';
import { useFormCall } from '@/hooks/use-form-call';
import { checkMessage } from './check-message';
import styles from './contact-form.module.css';
import { MessageSent } from './message-sent';

interface ContactFormProps {
  /** Where to write instead of the form. */
  supportEmail: string;
}

/** Writes to the shop; what was typed stays until the message has arrived. */
export function ContactForm({ supportEmail }: ContactFormProps) {
  const form = useFormCall({
    validate: checkMessage,
    send: async ({ name = '', email = '', message = '', ...more }) => {
      const { sendMessage } = await import('@/services/contact');
      await sendMessage({ name, email, message, ...more });
      return { name, email };
    },
  });
  const { answer, errors } = form;
  if (answer) return <MessageSent {...answer} onWriteAgain={form.startAgain} />;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField label="Name" name="name" autoComplete="name" maxLength={120} error={errors.name} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        error={errors.email}
      />
      <TextField label="Subject" name="subject" isOptional maxLength={200} error={errors.subject} />
      <TextField
        label="Order number"
        name="orderId"
        isOptional
        autoComplete="off"
        maxLength={64}
        error={errors.orderId}
      />
      <div className={styles.whole}>
        <TextField
          label="Message"
          name="message"
          rows={6}
          maxLength={MAX_MESSAGE_LENGTH}
          error={errors.message}
        />
      </div>
      {/* Nobody sees it; programs that fill in every field do. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.end}>
        <FormEnd
          label="Send message"
          labelWhileSending="Sending …"
          isSending={form.isSending}
          failure={form.failure}
          email={supportEmail}
        />
      </div>
    </form>
  );
}
