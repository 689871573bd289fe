import { isBlockType } from '@/core/blocks/block-types';
import { BLOCKS } from '@/core/blocks/definitions';
import type { BlockDefinition } from '@/core/blocks/kit/define-block';
import { type Field, type Fields, isRecord } from '@/core/blocks/kit/fields';
import type { BlockNode } from '@/core/layout/read-layout';

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
export function ofDevice(block: BlockNode): BlockNode {
  if (!isBlockType(block.type)) return block;
  const { props, styles }: BlockDefinition = BLOCKS[block.type];
  return {
    ...block,
    props: measured(props, block.props),
    styles: measured(styles, block.styles),
  };
}

function measured(fields: Fields, given: unknown): unknown {
  if (!isRecord(given)) return given;
  const names = Object.entries(fields).flatMap(([name, { kind, also = [] }]) =>
    KINDS.includes(kind) ? [name, ...also] : [],
  );
  const lengths = names.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' ? [[name, onCanvas(value)] as const] : [];
  });
  return { ...given, ...Object.fromEntries(lengths) };
}

function onCanvas(value: string): string {
  return value.replace(
    BY_WINDOW,
    (_, share: string, side: string) =>
      `calc(${Number(share) / 100} * ${WHOLE[side.toLowerCase()]})`,
  );
}
