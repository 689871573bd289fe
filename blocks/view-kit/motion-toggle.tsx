import * as messages from '@/blocks/messages';
import { Icon } from '@/components/ui';
import styles from './motion-toggle.module.css';

interface MotionToggleProps {
  /** The name of the moving part: 'slides', 'video'. */
  what: string;
  isMoving: boolean;
  onToggle: () => void;
  isDisabled: boolean;
}

/** Stops what moves by itself, and lets it go on (WCAG 2.2.2). */
export function MotionToggle({ what, isMoving, onToggle, isDisabled }: MotionToggleProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={`${isMoving ? messages.pause : messages.play} ${what}`}
      disabled={isDisabled}
      onClick={onToggle}
    >
      <Icon name={isMoving ? 'pause' : 'play'} size={20} />
    </button>
  );
}
