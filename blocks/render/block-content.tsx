import { isBlockType } from '@/blocks/kit/block-types';
import * as messages from '@/blocks/messages';
import { VIEWS } from '@/blocks/registry/views';
import type { BlockViewProps } from '@/blocks/view-kit/block-view';
import { loadedView } from '@/components/ui/tracked';

export function BlockContent(props: BlockViewProps) {
  const { node, mode } = props;
  if (!isBlockType(node.type)) {
    return (
      <p
        {...(mode === 'edit' && { 'data-block': node.id })}
      >{`${messages.unknownType}${node.type}`}</p>
    );
  }
  const View = loadedView<BlockViewProps>(node.type) ?? VIEWS[node.type];
  return <View {...props} />;
}
