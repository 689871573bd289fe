import styles from './bundle-skeleton.module.css';

/** The place of what comes: its shape, drawn by CSS alone because it is part of the page's first load. */
export function BundleSkeleton() {
  return <div className={styles.section} data-testid="bundle-skeleton" />;
}
