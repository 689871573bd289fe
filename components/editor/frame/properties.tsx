import { useCallback, useMemo } from 'react';
import { isRecord } from '@/core/blocks/kit/fields';
import { type TreeNode, typeOf } from '@/core/layout/tree/tree';
import { changeField } from '@/store/editor/edits';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { selectNode, selectSelected } from '@/store/editor/selectors';
import { type PanelChange, PropertiesForm } from '../panel';
import { useRefusalOf } from '../problems/use-refusal-of';
import styles from './properties.module.css';
import { PropertiesHead } from './properties-head';
import { usePanelSources } from './use-panel-sources';

/** What can be set of the selected block. */
export function Properties() {
  const selected = useEditorSelector(selectSelected);
  const node = useEditorSelector((state) =>
    selected === null ? undefined : selectNode(state, selected),
  );
  return node ? <BlockProperties node={node} /> : <NothingSelected />;
}

function BlockProperties({ node }: { node: TreeNode }) {
  const dispatch = useEditorDispatch();
  const sources = usePanelSources();
  const { key } = node;
  const block = useMemo(() => blockOf(node), [node]);
  const onChange = useCallback(
    (change: PanelChange, gesture: string) => dispatch(changeField(key, change, gesture)),
    [dispatch, key],
  );
  const refusal = useRefusalOf(node);
  return (
    <div className={styles.properties}>
      <PropertiesHead node={node} />
      {refusal && <p className={styles.refused}>{refusal.words}</p>}
      <PropertiesForm
        block={block}
        sources={sources}
        refused={refusal?.field}
        onChange={onChange}
      />
    </div>
  );
}

function NothingSelected() {
  return (
    <div className={styles.none}>
      <p className={styles.title}>Nothing is selected</p>
      <p>Click a block on the page, or press the arrow keys to go from one to the next.</p>
      <p>A double click on words lets you write them in their place.</p>
    </div>
  );
}

function blockOf(node: TreeNode) {
  const own = isRecord(node.own) ? node.own : {};
  return { key: node.key, type: typeOf(node) ?? '', props: own.props, styles: own.styles };
}
