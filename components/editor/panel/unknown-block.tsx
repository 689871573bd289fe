import type { PanelBlock } from './field/types';
import * as messages from './messages';
import styles from './properties-form.module.css';

/** A block that another system has made: it is kept, and cannot be set here. */
export function UnknownBlock({ block: { type, props } }: { block: PanelBlock }) {
  return (
    <div className={styles.unknown}>
      <p>{messages.unknownType(type || messages.noType)}</p>
      <section aria-label={messages.rawValue}>
        <pre className={styles.raw}>{JSON.stringify(props ?? {}, null, 2)}</pre>
      </section>
    </div>
  );
}
