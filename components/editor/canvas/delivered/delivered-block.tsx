import { useMemo } from 'react';
import { BlockContent, type RenderBlocks } from '@/components/blocks/canvas';
import { isRecord } from '@/core/blocks/kit/fields';
import type { BlockNode } from '@/core/layout/read-layout';
import { Button } from '../../ui/button';
import { Note } from '../note';
import type { Kind } from './deliver';
import { useDelivered } from './use-delivered';

interface DeliveredBlockProps {
  block: BlockNode;
  kind: Kind;
  renderBlocks: RenderBlocks;
}

/**
 * A block of markup as a page would have it: its scripts set aside, its tags balanced; why not, where it
 * cannot be had. */
export function DeliveredBlock({ block, kind, renderBlocks }: DeliveredBlockProps) {
  const props = isRecord(block.props) ? block.props : NO_PROPS;
  const written = typeof props.content === 'string' ? props.content : '';
  const { content, failure, retry } = useDelivered(kind, written);
  const shown = useMemo(
    () => ({ ...block, props: { ...props, content } }),
    [block, props, content],
  );
  if (failure) {
    return (
      <Note blockKey={block.id} action={<Button onClick={retry}>Try again</Button>}>
        {`What stands here cannot be shown now. ${failure}`}
      </Note>
    );
  }
  return <BlockContent node={shown} mode="edit" renderBlocks={renderBlocks} />;
}

const NO_PROPS: Record<string, unknown> = {};
