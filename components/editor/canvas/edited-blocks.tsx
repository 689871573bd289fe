import { memo, useCallback, useMemo } from 'react';
import { BlockContent, type RenderBlocks } from '@/blocks/canvas';
import { isBlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Field, Fields } from '@/blocks/kit/fields';
import type { BlockNode } from '@/blocks/layout/read-layout';
import { blockOf } from '@/blocks/layout/tree/slots';
import { isContainer, type TreeNode } from '@/blocks/layout/tree/tree';
import { BLOCKS } from '@/blocks/registry/definitions';
import { isObject } from '@/core/values/is-object';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectSlots } from '@/store/editor/selectors';
import { BlockGuard } from './block-guard';
import styles from './empty-slot.module.css';
import { drawn } from './in-place/frozen';
import * as messages from './messages';
import { SanitizedBlock } from './sanitized/sanitized-block';

interface EditedBlocksProps {
  keys: readonly string[];
  /** Key of their container, for the place that is kept where there are none. */
  parent: string;
  slot: number;
}

/** The blocks of a slot, each of which follows its own node alone. */
export function EditedBlocks({ keys, parent, slot }: EditedBlocksProps) {
  if (keys.length === 0) return <EmptySlot parent={parent} slot={slot} />;
  return keys.map((key) => <EditedBlock key={key} blockKey={key} />);
}

const EditedBlock = memo(function EditedBlock({ blockKey }: { blockKey: string }) {
  const node = useEditorSelector((state) => drawn(state, blockKey));
  if (!node) return null;
  return isContainer(node) ? <EditedContainer node={node} /> : <EditedLeaf node={node} />;
});

function EditedLeaf({ node }: { node: TreeNode }) {
  const block = useMemo(() => ofDevice(blockOf(node)), [node]);
  return <ShownBlock block={block} renderBlocks={renderNone} />;
}

function EditedContainer({ node }: { node: TreeNode }) {
  const { key } = node;
  const slots = useEditorSelector((state) => selectSlots(state, key));
  const block = useMemo(() => withStubs(ofDevice(blockOf(node)), slots), [node, slots]);
  const renderBlocks: RenderBlocks = useCallback(
    (blocks, place) => (
      <EditedBlocks keys={blocks.map(({ id }) => id)} parent={key} slot={Number(place)} />
    ),
    [key],
  );
  return <ShownBlock block={block} renderBlocks={renderBlocks} />;
}

function ShownBlock({ block, renderBlocks }: { block: BlockNode; renderBlocks: RenderBlocks }) {
  return (
    <BlockGuard block={block}>
      {block.type === 'html' || block.type === 'policy' ? (
        <SanitizedBlock block={block} kind={block.type} renderBlocks={renderBlocks} />
      ) : (
        <BlockContent node={block} mode="edit" renderBlocks={renderBlocks} />
      )}
    </BlockGuard>
  );
}

const renderNone: RenderBlocks = () => null;

/** Returns a container with stubs of its children, which say their columns alone. */
function withStubs(block: BlockNode, slots: readonly (readonly string[])[]): BlockNode {
  const children = slots.flatMap((keys, columnIndex) =>
    keys.map((id, originalIndex) => ({ ...STUB, id, columnIndex, originalIndex })),
  );
  return { ...block, children };
}

const STUB = { type: '', props: undefined, styles: undefined, children: [] };

/** Keeps a place where no block stands yet, to be dropped into. */
function EmptySlot({ parent, slot }: { parent: string; slot: number }) {
  return (
    <div className={styles.slot} data-empty={`${parent}/${slot}`}>
      {messages.dropHere}
    </div>
  );
}

const KINDS: readonly Field['kind'][] = ['length', 'css'];
const BY_WINDOW = /([+-]?(?:\d+\.?\d*|\.\d+))[sld]?v(h|w|min|max)\b/gi;

const WIDTH = 'var(--canvas-width)';
const HEIGHT = 'var(--canvas-height)';
const WHOLE: Readonly<Record<string, string>> = {
  h: HEIGHT,
  w: WIDTH,
  min: `min(${WIDTH}, ${HEIGHT})`,
  max: `max(${WIDTH}, ${HEIGHT})`,
};

/** A block whose lengths count by the window: on the canvas they count by the device that it shows. */
function ofDevice(block: BlockNode): BlockNode {
  if (!isBlockType(block.type)) return block;
  const { props, styles }: BlockDefinition = BLOCKS[block.type];
  return { ...block, props: measured(props, block.props), styles: measured(styles, block.styles) };
}

function measured(fields: Fields, raw: unknown): unknown {
  if (!isObject(raw)) return raw;
  const names = Object.entries(fields).flatMap(([name, { kind, aliases = [] }]) =>
    KINDS.includes(kind) ? [name, ...aliases] : [],
  );
  const lengths = names.flatMap((name) => {
    const value = raw[name];
    return typeof value === 'string' ? [[name, onCanvas(value)] as const] : [];
  });
  return { ...raw, ...Object.fromEntries(lengths) };
}

const onCanvas = (value: string): string =>
  value.replace(
    BY_WINDOW,
    (_, share: string, side: string) =>
      `calc(${Number(share) / 100} * ${WHOLE[side.toLowerCase()]})`,
  );
