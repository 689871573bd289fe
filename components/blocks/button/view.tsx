import { buttonBlock } from '@/core/blocks/button';
import { blockView, type ViewProps } from '../kit/block-view';

function ButtonView({ root }: ViewProps<typeof buttonBlock>) {
  return <div {...root} />;
}

export default blockView(buttonBlock, ButtonView);
