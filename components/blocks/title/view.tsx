import { titleBlock } from '@/core/blocks/title';
import { blockView, type ViewProps } from '../kit/block-view';

function TitleView({ root }: ViewProps<typeof titleBlock>) {
  return <div {...root} />;
}

export default blockView(titleBlock, TitleView);
