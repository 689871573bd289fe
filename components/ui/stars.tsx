import type { CSSProperties } from 'react';
import { MAX_RATING } from '@/core/rules/reviews/rating';
import * as messages from './messages';
import styles from './stars.module.css';

interface StarsProps {
  /** 0 to 5; shown to the half. */
  rating: number;
}

/** A rating as stars, told to screen readers as a number. */
export function Stars({ rating }: StarsProps) {
  const halves = Math.round(rating * 2) / 2;
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={messages.rated(halves, MAX_RATING)}
      style={{ '--filled': `${(halves / MAX_RATING) * 100}%` } as CSSProperties}
    />
  );
}
