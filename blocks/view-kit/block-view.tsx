import { type ComponentType, type CSSProperties, type ReactNode, useContext } from 'react';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { type PropsOf, readFields } from '@/blocks/kit/fields';
import { onceEach } from '@/blocks/kit/once-each';
import type { BlockNode } from '@/blocks/layout/read-layout';
import styles from './block.module.css';
import { FirstPictureContext } from './contexts';
import { rootStyle } from './root-style';

/** `edit` in the design editor: controls are disabled, and samples replace missing data. */
export type Mode = 'live' | 'edit';

/** Attributes of a view's outermost element. */
export interface RootProps {
  className: string;
  style: CSSProperties | undefined;
  'data-block'?: string;
}

/** Renders the blocks that stand in a block, `place` being where in it. */
export type RenderBlocks = (nodes: readonly BlockNode[], place: string) => ReactNode;

export interface ViewProps<D extends BlockDefinition> {
  block: {
    id: string;
    props: PropsOf<D['props']>;
    styles: PropsOf<D['styles']>;
    children: readonly BlockNode[];
  };
  root: RootProps;
  mode: Mode;
  /** True if the page is first seen by its picture, which is loaded before all others then. */
  isFirst: boolean;
  renderBlocks: RenderBlocks;
}

export interface BlockViewProps {
  node: BlockNode;
  mode: Mode;
  renderBlocks: RenderBlocks;
}

/** A view with the definition that parses its props. */
export function blockView<D extends BlockDefinition>(
  definition: D,
  View: ComponentType<ViewProps<D>>,
): ComponentType<BlockViewProps> {
  const readProps = onceEach((raw: unknown) => readFields<D['props']>(definition.props, raw));
  const readStyles = onceEach((raw: unknown) => {
    const own = readFields<D['styles']>(definition.styles, raw);
    return { own, style: rootStyle(definition, own) };
  });
  return function BlockView({ node, mode, renderBlocks }) {
    const { id, children } = node;
    const isFirst = useContext(FirstPictureContext) === node;
    const props = readProps(node.props);
    const { own, style } = readStyles(node.styles);
    const root = {
      className: styles.block ?? '',
      style,
      ...(mode === 'edit' && { 'data-block': id }),
    };
    return (
      <View
        block={{ id, props, styles: own, children }}
        root={root}
        mode={mode}
        isFirst={isFirst}
        renderBlocks={renderBlocks}
      />
    );
  };
}
