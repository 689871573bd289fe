import { useCallback, useRef, useState } from 'react';
import type { Tags } from '@/core/rules/analytics-tags';
import type { Consent } from '@/core/rules/consent';
import { leaveFragment } from '@/hooks/leave-address';
import { choose, setConsent } from '@/services/analytics';
import { ConsentQuestion } from './consent-question';
import { CHOICES_HASH, useChoiceLinks } from './use-choice-links';

interface ConsentBannerProps {
  tags: Tags;
  consent: Consent;
  /** For one that measures, and is not to any more. */
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
