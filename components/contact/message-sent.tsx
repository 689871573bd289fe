import { Icon } from '@/components/ui';
import buttons from '@/components/ui/button.module.css';
import { useFocusOnShow } from '@/hooks/use-focus-on-show';
import styles from './message-sent.module.css';

interface MessageSentProps {
  name: string;
  email: string;
  onWriteAgain: () => void;
}

/** Stands where the form was, once the shop has the message. */
export function MessageSent({ name, email, onWriteAgain }: MessageSentProps) {
  const panel = useFocusOnShow<HTMLDivElement>();
  return (
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <Icon name="check" size={28} />
      <p className={styles.title}>Thank you, {name}. Your message has reached us.</p>
      <p>We answer to {email}, usually within one working day.</p>
      <button type="button" className={buttons.quiet} onClick={onWriteAgain}>
        Write another message
      </button>
    </div>
  );
}
