import { useCallback, useMemo } from 'react';
import { isRecord } from '@/core/blocks/kit/fields';
import { type TreeNode, typeOf } from '@/core/layout/tree/tree';
import { changeField } from '@/store/editor/edits';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { type PanelBlock, type PanelChange, PropertiesForm } from '../panel';
import { useRefusalOf } from '../problems/use-refusal-of';
import styles from './properties.module.css';
import { PropertiesHead } from './properties-head';
import { usePanelSources } from './use-panel-sources';

/** Everything that can be set of a block. */
export function BlockProperties({ node }: { node: TreeNode }) {
  const dispatch = useEditorDispatch();
  const sources = usePanelSources();
  const { key } = node;
  const open = useEditorSelector(({ editor }) => editor.open) ?? '';
  const block = useMemo(() => blockOf(open, node), [open, node]);
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

function blockOf(document: string, node: TreeNode): PanelBlock {
  const { props, styles: set }: Record<string, unknown> = isRecord(node.own) ? node.own : {};
  return { document, key: node.key, type: typeOf(node) ?? '', props, styles: set };
}
