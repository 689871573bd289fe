import styles from './description.module.css';

interface DescriptionProps {
  /** Sanitised by the backend when it was taken in. */
  html: string;
}

/** What a product is, in a column that reads well. */
export function Description({ html }: DescriptionProps) {
  if (!html) return null;
  return (
    <section className={styles.description} aria-labelledby="product-description">
      <h2 id="product-description" className={styles.heading}>
        Description
      </h2>
      <div
        className={styles.text}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend keeps sanitised HTML only
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
