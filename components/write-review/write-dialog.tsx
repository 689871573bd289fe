import { useLayoutEffect, useRef, useState } from 'react';
import { buttons } from '@/components/ui';
import { Dialog } from '@/components/ui/dialog';
import { EMPTY_DRAFT } from '@/core/rules/reviews/review-draft';
import * as messages from './messages';
import { ReviewForm, type Written } from './review-form';
import styles from './review-form.module.css';

interface WriteDialogProps extends Written {
  isOpen: boolean;
  onClose: () => void;
}

const WIDTH_PX = 620;

export function WriteDialog({ isOpen, onClose, ...written }: WriteDialogProps) {
  const [isSent, setSent] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Opened anew, it asks for another review.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setSent(false);
  }
  const finish = () => {
    written.setDraft(EMPTY_DRAFT);
    written.photos.clear();
    setSent(true);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.writeAReview} width={WIDTH_PX}>
      {isSent ? <ThankYou onClose={onClose} /> : <ReviewForm {...written} onSent={finish} />}
    </Dialog>
  );
}

function ThankYou({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h3 ref={heading} tabIndex={-1} className={styles.thanks}>
        {messages.thanks}
      </h3>
      <p>{messages.thanksHint}</p>
      <button type="button" className={buttons.primary} onClick={onClose}>
        {messages.backToTheProduct}
      </button>
    </div>
  );
}
