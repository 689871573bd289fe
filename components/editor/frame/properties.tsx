import { useEditorSelector } from '@/store/editor/hooks';
import { selectNode, selectSelected } from '@/store/editor/selectors';
import type { PanelSources } from '../panel';
import { BlockProperties } from './block-properties';
import styles from './properties.module.css';

/** What can be set of the selected block. */
export function Properties({ sources }: { sources: PanelSources }) {
  const selected = useEditorSelector(selectSelected);
  const node = useEditorSelector((state) =>
    selected === null ? undefined : selectNode(state, selected),
  );
  return node ? <BlockProperties node={node} sources={sources} /> : <NothingSelected />;
}

function NothingSelected() {
  return (
    <div className={styles.none}>
      <p className={styles.title}>Nothing is selected</p>
      <p>Click a block on the page, or press the arrow keys to go from one to the next.</p>
      <p>A double click on words, or F2, lets you write them in their place.</p>
    </div>
  );
}
