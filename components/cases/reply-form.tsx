import { PhotoField } from '@/components/photos';
import { FormEnd } from '@/components/ui/form-end';
import { TextField } from '@/components/ui/text-field';
import { type Case, MAX_CASE_MESSAGE_LENGTH } from '@/core/model/case';
import * as messages from './messages';
import styles from './reply-form.module.css';
import { useCaseForm } from './use-case-form';

interface ReplyFormProps {
  caseId: string;
  access: string;
  supportEmail: string;
  onLost: () => void;
  onSent: (changed: Case) => void;
}

/** Writes in a dispute; what was typed and the photos stay until it has arrived. */
export function ReplyForm({ caseId, access, supportEmail, onLost, onSent }: ReplyFormProps) {
  const form = useCaseForm(async ({ message = '' }, attachments) => {
    const { addCaseMessage } = await import('@/services/cases');
    onSent(await addCaseMessage({ access, caseId, message, attachments }));
  }, onLost);
  const { errors } = form;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit}
      onInput={form.forget}
      aria-label={messages.writeAMessage}
    >
      <TextField
        label={messages.yourMessage}
        name="message"
        rows={4}
        maxLength={MAX_CASE_MESSAGE_LENGTH}
        error={errors.message}
      />
      <PhotoField photos={form.photos} problem={errors.photos} />
      <FormEnd
        form={form}
        label={messages.sendMessage}
        sending={messages.sending}
        email={supportEmail}
      />
    </form>
  );
}
