import { policyBlock } from '@/core/blocks/policy';
import { blockView, type ViewProps } from '../kit/block-view';

function PolicyView({ root }: ViewProps<typeof policyBlock>) {
  return <div {...root} />;
}

export default blockView(policyBlock, PolicyView);
