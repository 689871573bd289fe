import { Icon } from '@/components/ui';
import styles from './controls.module.css';

interface ArrowProps {
  to: 'previous' | 'next';
  isDisabled: boolean;
  onPress: () => void;
}

export function Arrow({ to, isDisabled, onPress }: ArrowProps) {
  const isNext = to === 'next';
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={isNext ? 'Next slide' : 'Previous slide'}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={isNext ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}
