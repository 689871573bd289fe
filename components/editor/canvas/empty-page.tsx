import { partOnDemand } from '@/components/kit/part-on-demand';
import { CHROME } from '@/components/ui/chrome';
import styles from './empty-page.module.css';
import * as messages from './messages';

const PagePresets = partOnDemand(
  messages.pagePresets,
  async () => (await import('../palette/page-presets')).PagePresets,
);

/** An empty page, with whole pages to begin with. */
export function EmptyPage() {
  return (
    <section
      className={`${CHROME} ${styles.empty}`}
      aria-label={messages.startingPoints}
      data-active
    >
      <h2 className={styles.title}>{messages.startFromPreset}</h2>
      <p className={styles.words}>{messages.orDragABlock}</p>
      <PagePresets />
    </section>
  );
}
