import type { PanelBlock } from './field/types';
import styles from './properties-form.module.css';

/** A block that another system has made: it is kept, and cannot be set here. */
export function UnknownBlock({ block: { type, props } }: { block: PanelBlock }) {
  return (
    <div className={styles.unknown}>
      <p>
        Nothing is known of blocks of the type <strong>{type || 'without a name'}</strong>. It stays
        on the page as it is; shoppers see its name in its place.
      </p>
      <section aria-label="What is stored of it">
        <pre className={styles.raw}>{JSON.stringify(props ?? {}, null, 2)}</pre>
      </section>
    </div>
  );
}
