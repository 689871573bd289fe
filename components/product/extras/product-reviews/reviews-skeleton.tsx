import styles from './reviews-skeleton.module.css';

interface ReviewsSkeletonProps {
  count: number;
}

/**
 * The place of what comes: its shape, drawn by CSS alone because it is part of the page's first load,
 * or the one line of a product without reviews. It lies still: what moves beyond the screen keeps a phone
 * busy too.
 */
export function ReviewsSkeleton({ count }: ReviewsSkeletonProps) {
  return <div className={count > 0 ? styles.section : styles.line} />;
}
