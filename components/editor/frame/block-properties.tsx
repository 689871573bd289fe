import { memo, useCallback, useMemo } from 'react';
import { isRecord } from '@/core/blocks/kit/fields';
import { type TreeNode, typeOf } from '@/core/layout/tree/tree';
import { changeField } from '@/store/editor/edits';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { EditorRootState } from '@/store/editor/inject';
import { selectTree } from '@/store/editor/selectors';
import { type PanelBlock, type PanelChange, type PanelSources, PropertiesForm } from '../panel';
import { useRefusalOf } from '../problems/use-refusal-of';
import { groundBehind } from './ground-behind';
import styles from './properties.module.css';
import { PropertiesHead } from './properties-head';

interface BlockPropertiesProps {
  node: TreeNode;
  sources: PanelSources;
}

/** Everything that can be set of a block. */
export const BlockProperties = memo(function BlockProperties({
  node,
  sources,
}: BlockPropertiesProps) {
  const dispatch = useEditorDispatch();
  const { key } = node;
  const ground = useEditorSelector((state) => selectGround(state, key));
  const open = useEditorSelector(({ editor }) => editor.open) ?? '';
  const block = useMemo(() => blockOf(open, node), [open, node]);
  const onChange = useCallback(
    (change: PanelChange, gesture: string) => dispatch(changeField(key, change, gesture)),
    [dispatch, key],
  );
  const refusal = useRefusalOf(node);
  return (
    <div className={styles.properties} data-properties-of={key}>
      <PropertiesHead node={node} />
      {refusal && <p className={styles.refused}>{refusal.words}</p>}
      <PropertiesForm
        block={block}
        sources={sources}
        ground={ground}
        refused={refusal?.field}
        onChange={onChange}
      />
    </div>
  );
});

function selectGround(state: EditorRootState, key: string): string | undefined {
  const tree = selectTree(state);
  return tree?.nodes[key] && groundBehind(tree, key);
}

function blockOf(document: string, node: TreeNode): PanelBlock {
  const { props, styles: set }: Record<string, unknown> = isRecord(node.own) ? node.own : {};
  return { document, key: node.key, type: typeOf(node) ?? '', props, styles: set };
}
