import { useMemo } from 'react';
import { BlockContent, type RenderBlocks } from '@/components/blocks/canvas';
import { isRecord } from '@/core/blocks/kit/fields';
import type { BlockNode } from '@/core/layout/read-layout';
import type { Kind } from './deliver';
import { useDelivered } from './use-delivered';

interface DeliveredBlockProps {
  block: BlockNode;
  kind: Kind;
  renderBlocks: RenderBlocks;
}

/** A block of markup as a page would have it: its scripts set aside, its tags balanced. */
export function DeliveredBlock({ block, kind, renderBlocks }: DeliveredBlockProps) {
  const props = isRecord(block.props) ? block.props : NO_PROPS;
  const content = useDelivered(kind, typeof props.content === 'string' ? props.content : '');
  const shown = useMemo(
    () => ({ ...block, props: { ...props, content } }),
    [block, props, content],
  );
  return <BlockContent node={shown} mode="edit" renderBlocks={renderBlocks} />;
}

const NO_PROPS: Record<string, unknown> = {};
