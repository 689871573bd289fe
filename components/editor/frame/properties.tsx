import { useDeferredValue } from 'react';
import type { TreeNode } from '@/blocks/layout/tree/tree';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectNode, selectSelected } from '@/store/editor/selectors';
import type { PanelSources } from '../panel';
import { BlockProperties } from './block-properties';
import styles from './properties.module.css';

/** What can be set of the selected block. */
export function Properties({ sources }: { sources: PanelSources }) {
  const node = useShown();
  return node ? <BlockProperties node={node} sources={sources} /> : <NothingSelected />;
}

/**
 * The selected block. Where another one has gone from the page this is filled after that is shown: for a moment
 * it still is the one that has gone.
 */
function useShown(): TreeNode | undefined {
  const selected = useEditorSelector(selectSelected);
  const node = useEditorSelector((state) => (selected ? selectNode(state, selected) : undefined));
  const before = useDeferredValue(node);
  const hasGone = useEditorSelector((state) => before && !selectNode(state, before.key));
  return hasGone ? before : node;
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
