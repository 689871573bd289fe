import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { CASE_TYPE_WORDS, type Case } from '@/core/model/case';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import { CaseMessageView } from './case-message';
import styles from './case-thread.module.css';
import { ReplyForm } from './reply-form';
import { STATUS_WORDS, StatusChip } from './status-chip';
import { useFreshCase } from './use-fresh-case';

interface CaseThreadProps {
  found: Case;
  access: string;
  supportEmail: string;
  onChange: (found: Case) => void;
  onLost: () => void;
  onBack: () => void;
}

/** A dispute as a conversation, and a form to write in it. */
export function CaseThread({ found, access, onChange, onBack, ...form }: CaseThreadProps) {
  const { id, number, subject, type, status, messages } = found;
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
        All disputes of this order
      </button>
      <h2 ref={heading} id="case-thread" className={styles.title} tabIndex={-1}>
        {subject}
      </h2>
      <p className={styles.about}>
        Dispute <strong>{number}</strong> · {CASE_TYPE_WORDS[type]}
      </p>
      <p className={styles.state} role="status">
        <StatusChip status={status} />
        <span>{STATUS_WORDS[status].text}</span>
      </p>
      <ol ref={list} className={styles.messages} aria-label="Messages">
        {messages.map((message) => (
          <CaseMessageView key={message.id} message={message} />
        ))}
      </ol>
      <ReplyForm key={sentCount} {...form} caseId={id} access={access} onSent={sent} />
    </section>
  );
}
