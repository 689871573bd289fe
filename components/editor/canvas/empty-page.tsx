import { partOnDemand } from '@/components/kit/part-on-demand';
import { CHROME } from '@/components/ui/chrome';
import styles from './empty-page.module.css';

const PageIdeas = partOnDemand(
  'The ready pages',
  async () => (await import('./page-ideas')).PageIdeas,
);

/** An empty page, with whole pages to begin with. */
export function EmptyPage() {
  return (
    <section className={`${CHROME} ${styles.empty}`} aria-label="Ways to begin" data-active>
      <h2 className={styles.title}>Begin with a page</h2>
      <p className={styles.words}>Or drag a block to anywhere in here.</p>
      <PageIdeas />
    </section>
  );
}
