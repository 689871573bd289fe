import styles from './reviews-skeleton.module.css';

/**
 * The place of what comes: its shape, drawn by CSS alone because it is part of the page's first load,
 * or the one line of a product without reviews.
 */
export function ReviewsSkeleton({ count }: { count: number }) {
  return <div className={count > 0 ? styles.section : styles.line} />;
}
