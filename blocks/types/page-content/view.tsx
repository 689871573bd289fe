import { useContext } from 'react';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { PageContentContext } from '@/blocks/view-kit/page-content';
import { pageContentBlock } from './definition';
import * as messages from './messages';
import styles from './page-content.module.css';

/** The built-in content of its page (design section 6); on a page without any, a mark for who designs it. */
function PageContentView({ root, mode }: ViewProps<typeof pageContentBlock>) {
  const content = useContext(PageContentContext);
  return (
    <div {...root} className={`${root.className} ${styles.content}`} data-page-content>
      {content ?? (mode === 'edit' && <Mark />)}
    </div>
  );
}

function Mark() {
  return (
    <div className={styles.mark}>
      <p className={styles.label}>{messages.pageContent}</p>
      <p>{messages.builtInContent}</p>
    </div>
  );
}

export default blockView(pageContentBlock, PageContentView);
