import { memo, useDeferredValue } from 'react';
import { labelOf } from '@/blocks/layout/tree/labels';
import { nodeOf, parentsOf, type TreeNode, typeOf } from '@/blocks/layout/tree/tree';
import { clipboard, duplicate, trash } from '@/components/kit/icons';
import { colorCss } from '@/core/values/css-value';
import { isObject } from '@/core/values/is-object';
import { changeField } from '@/store/editor/edits';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import type { EditorRootState } from '@/store/editor/inject';
import { selectMayEdit, selectNode, selectSelected, selectTree } from '@/store/editor/selectors';
import { CommandButton } from '../commands/command-button';
import type { PanelBlock, PanelSources } from '../panel/field/types';
import { PropertiesForm } from '../panel/properties-form';
import { useRefusalOf } from '../problems/use-refusal-of';
import * as messages from './messages';
import styles from './properties.module.css';

/** The properties of the selected block. */
export function Properties({ sources }: { sources: PanelSources }) {
  const node = useShown();
  return node ? <BlockProperties node={node} sources={sources} /> : <NothingSelected />;
}

/** The selected block, for a moment still one that is gone: the page without it is to be drawn first. */
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
      <p className={styles.title}>{messages.nothingSelected}</p>
      <p>{messages.selectHint}</p>
      <p>{messages.editTextHint}</p>
    </div>
  );
}

interface BlockPropertiesProps {
  node: TreeNode;
  sources: PanelSources;
}

/** Panel of all that can be set of a block. */
const BlockProperties = memo(function BlockProperties({ node, sources }: BlockPropertiesProps) {
  const dispatch = useEditorDispatch();
  const { key } = node;
  const background = useEditorSelector((state) => selectBackground(state, key));
  const open = useEditorSelector(({ editor }) => editor.open) ?? '';
  const refusal = useRefusalOf(node);
  const mayEdit = useEditorSelector(selectMayEdit);
  return (
    <div className={styles.properties} data-properties-of={key}>
      <div className={styles.head}>
        <h2 className={styles.name}>{labelOf(node)}</h2>
        <CommandButton of="copy" icon={clipboard} />
        <CommandButton of="duplicate" icon={duplicate} />
        <CommandButton of="delete" icon={trash} />
      </div>
      {refusal && <p className={styles.refused}>{refusal.words}</p>}
      <fieldset className={styles.form} disabled={!mayEdit}>
        <PropertiesForm
          block={blockOf(open, node)}
          sources={sources}
          background={background}
          refused={refusal?.field}
          onChange={(change, gesture) => dispatch(changeField(key, change, gesture))}
        />
      </fieldset>
    </div>
  );
});

/** The color of the nearest block around one that has a background, else of what the page stands on. */
function selectBackground(state: EditorRootState, key: string): string | undefined {
  const tree = selectTree(state);
  if (!tree?.nodes[key]) return undefined;
  const around = parentsOf(tree, key)
    .map((parent) => backgroundOf(nodeOf(tree, parent)))
    .find((color) => color !== undefined);
  return around ?? (tree.place === 'page' ? 'var(--ground)' : 'var(--chrome)');
}

function blockOf(document: string, node: TreeNode): PanelBlock {
  const { props, styles: set }: Record<string, unknown> = isObject(node.own) ? node.own : {};
  return { document, key: node.key, type: typeOf(node) ?? '', props, styles: set };
}

function backgroundOf({ own }: TreeNode): string | undefined {
  const styles = isObject(own) && isObject(own.styles) ? own.styles : {};
  const { backgroundColor: color } = styles;
  return typeof color === 'string' && colorCss(color) ? color : undefined;
}
