import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PhotoField } from '@/components/photos';
import { buttons, DateTime, FormEnd, Icon, TextField } from '@/components/ui';
import {
  CASE_TYPE_WORDS,
  type Case,
  type CaseMessage,
  type CaseStatus,
  MAX_CASE_MESSAGE_LENGTH,
} from '@/core/model/case';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { useIsPageHidden } from '@/hooks/use-is-page-hidden';
import styles from './case-thread.module.css';
import * as messages from './messages';
import replyForm from './reply-form.module.css';
import statusChip from './status-chip.module.css';
import { useCaseForm } from './use-case-form';

interface CaseThreadProps extends Omit<ReplyFormProps, 'caseId' | 'onSent'> {
  customerCase: Case;
  onChange: (customerCase: Case) => void;
  onBack: () => void;
}

export function CaseThread({ customerCase, access, onChange, onBack, ...form }: CaseThreadProps) {
  const { id, number, subject, type, status, messages: thread } = customerCase;
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const list = useRef<HTMLOListElement>(null);
  const [sentCount, setSentCount] = useState(0);
  useFreshCase(id, access, onChange);

  // What was just written is shown, and the keyboard goes there.
  useLayoutEffect(() => {
    const last = list.current?.lastElementChild;
    if (sentCount > 0 && last instanceof HTMLElement) last.focus();
  }, [sentCount]);

  const sent = (changed: Case) => {
    onChange(changed);
    setSentCount((before) => before + 1);
  };
  return (
    <section aria-labelledby="case-thread">
      <button type="button" className={`${buttons.quiet} ${styles.back}`} onClick={onBack}>
        <Icon name="arrow-left" size={18} />
        {messages.allDisputes}
      </button>
      <h2 ref={heading} id="case-thread" dir="auto" className={styles.title} tabIndex={-1}>
        {subject}
      </h2>
      <p className={styles.about}>
        {messages.disputePrefix}
        <strong>{number}</strong> · {CASE_TYPE_WORDS[type]}
      </p>
      <p className={styles.state} role="status">
        <StatusChip status={status} />
        <span>{STATUS_TEXTS[status].text}</span>
      </p>
      <ol ref={list} className={styles.messages} aria-label={messages.messages}>
        {thread.map((message) => (
          <CaseMessageView key={message.id} message={message} />
        ))}
      </ol>
      <ReplyForm key={sentCount} {...form} caseId={id} access={access} onSent={sent} />
    </section>
  );
}

/** Time after which the addresses of its pictures, which hold for an hour, are fetched anew. */
const REFETCH_MS = 50 * 60_000;

/** Fetches a dispute on opening, on return to the page and before addresses of pictures expire. Fails silently. */
function useFreshCase(caseId: string, access: string, onChange: (customerCase: Case) => void) {
  const isHidden = useIsPageHidden();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it goes changes with every rendering
  useEffect(() => {
    if (isHidden) return;
    let isAwaited = true;
    const fetchCase = async () => {
      const { loadCase } = await import('@/services/orders');
      const customerCase = await loadCase({ caseId, access });
      if (isAwaited) onChange(customerCase);
    };
    const fetchQuietly = () => void fetchCase().catch(() => undefined);
    fetchQuietly();
    const timer = setInterval(fetchQuietly, REFETCH_MS);
    return () => {
      isAwaited = false;
      clearInterval(timer);
    };
  }, [caseId, access, isHidden]);
}

function CaseMessageView({ message }: { message: CaseMessage }) {
  const { message: text, senderType, senderName, createdAt, attachments } = message;
  const isOwn = senderType === 'shopper';
  return (
    <li className={styles.message} data-sender={senderType} tabIndex={-1}>
      <p className={styles.head}>
        <span className={styles.sender}>
          {senderName}
          {isOwn && <span className={styles.own}> {messages.you}</span>}
        </span>
        <DateTime className={styles.moment} at={createdAt} />
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {attachments.length > 0 && (
        <ul className={styles.photos}>
          {attachments.map(({ id, name, url }) => (
            <li key={id}>
              <a
                className={styles.photo}
                href={url}
                download={name}
                aria-label={messages.download(name)}
              >
                <Icon name="download" size={18} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface ReplyFormProps {
  caseId: string;
  access: string;
  onLost: () => void;
  onSent: (changed: Case) => void;
}

/** Writes in a dispute; what was typed and the photos stay until it has arrived. */
function ReplyForm({ caseId, access, onLost, onSent }: ReplyFormProps) {
  const form = useCaseForm(async ({ message = '' }, attachments) => {
    const { addCaseMessage } = await import('@/services/orders');
    onSent(await addCaseMessage({ access, caseId, message, attachments }));
  }, onLost);
  return (
    <form
      className={replyForm.form}
      noValidate
      onSubmit={form.submit}
      onInput={form.forget}
      aria-label={messages.writeAMessage}
    >
      <TextField
        {...form.field('message', MAX_CASE_MESSAGE_LENGTH)}
        label={messages.yourMessage}
        rows={4}
      />
      <PhotoField photos={form.photos} problem={form.errors.photos} />
      <FormEnd form={form} label={messages.sendMessage} sending={messages.sending} />
    </form>
  );
}

const STATUS_TEXTS: Record<CaseStatus, { name: string; text: string }> = {
  open: { name: messages.withUs, text: messages.openHint },
  answered: { name: messages.answered, text: messages.answeredHint },
  closed: { name: messages.closed, text: messages.closedHint },
};

export function StatusChip({ status }: { status: CaseStatus }) {
  return (
    <span className={statusChip.chip} data-status={status}>
      {STATUS_TEXTS[status].name}
    </span>
  );
}
