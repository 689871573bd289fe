import { useEditorDispatch } from '@/store/editor/hooks';
import { PagePresets, pagePresetLayout, replaceBlocks } from '../palette';
import { CHROME } from '../ui/chrome';
import styles from './empty-page.module.css';

/** What a page without a block offers: whole pages to begin with. */
export function EmptyPage() {
  const dispatch = useEditorDispatch();
  return (
    <section className={`${CHROME} ${styles.empty}`} aria-label="Ways to begin" data-active>
      <h2 className={styles.title}>Begin with a page</h2>
      <p className={styles.words}>Or drag a block from the left to anywhere in here.</p>
      <PagePresets onChoose={(id) => dispatch(replaceBlocks(pagePresetLayout(id)))} />
    </section>
  );
}
