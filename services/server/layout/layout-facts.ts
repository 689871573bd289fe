import { isBlockType } from '@/blocks/kit/block-types';
import type { Answered, BlockDefinition } from '@/blocks/kit/define-block';
import { readFields } from '@/blocks/kit/fields';
import { onceEach } from '@/blocks/kit/once-each';
import { type BlockNode, readLayout } from '@/blocks/layout/read-layout';
import { walkLayout } from '@/blocks/layout/walk-layout';
import { BLOCKS } from '@/blocks/registry/definitions';
import type { LayoutNode } from '@/core/model/page';

export interface LayoutFacts {
  questions: readonly Answered[];
  /** Instants in ms at which a block of it shows something else by itself. */
  changes: readonly number[];
}

/** Facts by layout, which keeps its identity as long as its answer is kept. */
export const layoutFacts = onceEach((layout: LayoutNode[]): LayoutFacts => {
  const facts = Array.from(walkLayout(readLayout(layout)), factsOf);
  return {
    questions: facts.flatMap(({ questions }) => questions),
    changes: facts.flatMap(({ changes }) => changes),
  };
});

/** Returns the next instant after `now` at which a page of several layouts changes; undefined where there is none. */
export function nextChange(facts: readonly LayoutFacts[], now: number): number | undefined {
  const ahead = facts.flatMap(({ changes }) => changes).filter((change) => change > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

function factsOf({ type, props }: BlockNode): LayoutFacts {
  const block: BlockDefinition | null = isBlockType(type) ? BLOCKS[type] : null;
  if (!block?.questions && !block?.changesAt) return { questions: [], changes: [] };
  const read = readFields(block.props, props);
  const change = block.changesAt?.(read);
  return { questions: block.questions?.(read) ?? [], changes: change == null ? [] : [change] };
}
