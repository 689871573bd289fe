import { useRouter } from 'next/router';
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { buttons, Link } from '@/components/ui';
import { linkOf } from '@/components/ui/link-of';
import type { Tags } from '@/core/model/analytics-tags';
import { PRIVACY_CHOICES_ID } from '@/core/model/content';
import type { Consent } from '@/core/rules/measuring/consent';
import { leaveFragment } from '@/hooks/leave-address';
import { choose, setConsent } from '@/services/analytics';
import styles from './consent-question.module.css';
import * as messages from './messages';

interface ConsentBannerProps {
  tags: Tags;
  consent: Consent;
  /** Leaves a document that measures, and is not to any more. */
  leaveDocument: () => void;
}

/** Asks whether visits may be measured, until it is answered, and again whenever a link asks it to. */
export function ConsentBanner({ tags, consent, leaveDocument }: ConsentBannerProps) {
  const [isReopened, setReopened] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const open = useCallback((from: HTMLElement | null) => {
    opener.current = from;
    setReopened(true);
  }, []);
  useChoiceLinks(open);

  const close = () => {
    setReopened(false);
    leaveFragment(CHOICES_HASH);
    opener.current?.focus();
  };
  const accept = () => {
    choose('accepted');
    close();
  };
  const decline = () => {
    const wasMeasured = setConsent('declined');
    choose('declined');
    close();
    if (wasMeasured) leaveDocument();
  };

  if (consent !== 'open' && !isReopened) return null;
  return (
    <ConsentQuestion
      key={String(isReopened)}
      tags={tags}
      consent={consent}
      takesFocus={isReopened}
      onAccept={accept}
      onDecline={decline}
      onClose={consent === 'open' ? undefined : close}
    />
  );
}

const CHOICES_HASH = `#${PRIVACY_CHOICES_ID}`;

/** Has every link to the privacy choices open them where it stands; without scripts it leads to the privacy page. */
function useChoiceLinks(open: (opener: HTMLElement | null) => void): void {
  const { asPath } = useRouter();

  useEffect(() => {
    if (asPath.endsWith(CHOICES_HASH)) open(null);
  }, [asPath, open]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link?.hash !== CHOICES_HASH) return;
      // Before the link itself is asked.
      event.preventDefault();
      open(link);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [open]);
}

interface ConsentQuestionProps extends Pick<ConsentBannerProps, 'tags' | 'consent'> {
  takesFocus: boolean;
  onAccept: () => void;
  onDecline: () => void;
  /** Leaves things as they are; undefined where nothing has been chosen. */
  onClose: (() => void) | undefined;
}

const SO_FAR: Readonly<Record<Consent, string>> = {
  open: '',
  accepted: messages.countedNow,
  declined: messages.notCountedNow,
};

/** The question, beside the page: whoever does not answer goes on shopping. Both answers weigh the same. */
function ConsentQuestion(props: ConsentQuestionProps) {
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
        {messages.question}
      </h2>
      <p className={styles.text}>
        {takesFocus && SO_FAR[consent]}
        {messages.ifYouAccept}
        {servicesIn(tags)}
        {messages.worksEitherWay}
        <Link href="/privacy#measuring-visits">{messages.more}</Link>
      </p>
      <div className={styles.answers}>
        <button type="button" className={buttons.secondary} onClick={onDecline}>
          {messages.decline}
        </button>
        <button type="button" className={buttons.secondary} onClick={onAccept}>
          {messages.accept}
        </button>
      </div>
    </section>
  );
}

function servicesIn({ container, site, recording }: Tags): string {
  const isCounted = container !== '' || site.length > 0;
  const counting = isCounted ? [messages.googleServices] : [];
  const watching = recording ? [messages.clarityServices] : [];
  return [...counting, ...watching].join(', and ');
}
