import styles from './reviews-skeleton.module.css';

interface ReviewsSkeletonProps {
  count: number;
  /** Nothing comes yet: it lies still, as an animation beyond the screen keeps a phone busy too. */
  isStill?: boolean;
}

/**
 * The place of what comes: its shape, drawn by CSS alone because it is part of the page's first load,
 * or the one line of a product without reviews.
 */
export function ReviewsSkeleton({ count, isStill }: ReviewsSkeletonProps) {
  return <div className={count > 0 ? styles.section : styles.line} data-still={isStill} />;
}
