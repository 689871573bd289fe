import { EmailField, FormEnd, Icon, TextField } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { MAX_MESSAGE_LENGTH, MESSAGE_PROBLEMS } from '@/core/model/contact-message';
import { isEmail } from '@/core/values/email';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { type FieldErrors, type FormValues, useFormCall } from '@/hooks/use-form-call';
import styles from './contact-form.module.css';
import * as messages from './messages';

/** Writes to the shop; what was typed stays until the message has arrived. */
export function ContactForm({ supportEmail }: { supportEmail: string }) {
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
      <TextField
        label={messages.name}
        name="name"
        autoComplete="name"
        maxLength={120}
        error={errors.name}
      />
      <EmailField label={messages.email} error={errors.email} />
      <TextField
        label={messages.subject}
        name="subject"
        isOptional
        maxLength={200}
        error={errors.subject}
      />
      <TextField
        label={messages.orderNumber}
        name="orderId"
        isOptional
        autoComplete="off"
        maxLength={64}
        error={errors.orderId}
      />
      <div className={styles.whole}>
        <TextField
          label={messages.message}
          name="message"
          rows={6}
          maxLength={MAX_MESSAGE_LENGTH}
          error={errors.message}
        />
      </div>
      {/* Nobody sees it; programs that fill in every field do. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {messages.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.end}>
        <FormEnd
          form={form}
          label={messages.sendMessage}
          sending={messages.sending}
          email={supportEmail}
        />
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
  return (
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <Icon name="check" size={28} />
      <p className={styles.title}>{messages.thanks(name)}</p>
      <p>{messages.weAnswerTo(email)}</p>
      <button type="button" className={buttons.quiet} onClick={onWriteAgain}>
        {messages.writeAnother}
      </button>
    </div>
  );
}
