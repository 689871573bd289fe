import type { Ref } from 'react';
import type { BenchBlock } from '@/bench/editor/blocks';
import './blocks.css';

export type LeafType = Exclude<BenchBlock['type'], 'columns'>;

export const LEAF_TYPES: readonly LeafType[] = ['title', 'text', 'button', 'image'];

interface Props {
  type: LeafType;
  text: string;
  root?: Ref<HTMLDivElement>;
  /** Whether an editor has it selected or hovered. */
  state?: string | undefined;
}

/** What every editor draws alike. */
export function Leaf({ type, text, root, state }: Props) {
  return (
    <div ref={root} className={`block ${type}`} data-block={type} data-state={state}>
      {text}
    </div>
  );
}
