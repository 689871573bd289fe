import { infoBlock } from '@/core/blocks/info';
import { blockView, type ViewProps } from '../kit/block-view';

function InfoView({ root }: ViewProps<typeof infoBlock>) {
  return <div {...root} />;
}

export default blockView(infoBlock, InfoView);
