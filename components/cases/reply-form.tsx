import { PhotoField } from '@/components/photos';
import { FormEnd } from '@/components/ui/form-end';
import { TextField } from '@/components/ui/text-field';
import { type Case, MAX_ATTACHMENTS, MAX_CASE_MESSAGE_LENGTH } from '@/core/model/case';
import { photosProblem } from '@/hooks/photos/photos-problem';
import { usePhotos } from '@/hooks/photos/use-photos';
import { useFormCall } from '@/hooks/use-form-call';
import { checkReply } from './check-draft';
import { withAccess } from './lost-access';
import * as messages from './messages';
import styles from './reply-form.module.css';
import { sendWithPhotos } from './send-with-photos';

interface ReplyFormProps {
  caseId: string;
  access: string;
  supportEmail: string;
  onLost: () => void;
  onSent: (changed: Case) => void;
}

/** Writes in a dispute; what was typed and the photos stay until it has arrived. */
export function ReplyForm({ caseId, access, supportEmail, onLost, onSent }: ReplyFormProps) {
  const photos = usePhotos({ most: MAX_ATTACHMENTS, purpose: 'case' });
  const form = useFormCall({
    validate: (values) => checkReply(values, photosProblem(photos)),
    send: async ({ message = '' }) => {
      const { addCaseMessage } = await import('@/services/orders');
      const send = (attachments: string[]) =>
        withAccess(() => addCaseMessage({ access, caseId, message, attachments }), onLost);
      onSent(await sendWithPhotos(photos, send));
    },
  });
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
      <PhotoField photos={photos} problem={errors.photos} />
      <FormEnd
        label={messages.sendMessage}
        labelWhileSending={messages.sending}
        isSending={form.isSending}
        failure={form.failure}
        email={supportEmail}
      />
    </form>
  );
}
