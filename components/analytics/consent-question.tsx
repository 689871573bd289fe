import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { Link } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import type { Tags } from '@/core/model/analytics-tags';
import type { Consent } from '@/core/rules/measuring/consent';
import styles from './consent-question.module.css';

interface ConsentQuestionProps {
  tags: Tags;
  consent: Consent;
  takesFocus: boolean;
  onAccept: () => void;
  onDecline: () => void;
  /** Leaves things as they are; undefined where nothing has been chosen. */
  onClose: (() => void) | undefined;
}

const SO_FAR: Readonly<Record<Consent, string>> = {
  open: '',
  accepted: 'At the moment you are counted.',
  declined: 'At the moment you are not counted.',
};

/** The question, beside the page: whoever does not answer goes on shopping. Both answers weigh the same. */
export function ConsentQuestion(props: ConsentQuestionProps) {
  const { tags, consent, takesFocus, onAccept, onDecline, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose?.();
  };

  return (
    <section className={styles.banner} aria-labelledby={id} onKeyDown={onKeyDown}>
      <h2 id={id} ref={heading} className={styles.title} tabIndex={-1}>
        May we count your visit?
      </h2>
      <p className={styles.text}>
        {takesFocus && SO_FAR[consent]} If you accept, {servicesIn(tags)}. The shop works the same
        either way. <Link href="/privacy#measuring-visits">More about this</Link>
      </p>
      <div className={styles.answers}>
        <button type="button" className={buttons.secondary} onClick={onDecline}>
          Decline
        </button>
        <button type="button" className={buttons.secondary} onClick={onAccept}>
          Accept
        </button>
      </div>
    </section>
  );
}

function servicesIn({ container, site, recording }: Tags): string {
  const isCounted = container !== '' || site.length > 0;
  const counting = isCounted ? ['services of Google count visits and orders'] : [];
  const watching = recording ? ['Microsoft Clarity records how pages are used'] : [];
  return [...counting, ...watching].join(', and ');
}
