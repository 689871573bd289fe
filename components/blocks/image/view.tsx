import { imageBlock } from '@/core/blocks/image';
import { blockView, type ViewProps } from '../kit/block-view';

function ImageView({ root }: ViewProps<typeof imageBlock>) {
  return <div {...root} />;
}

export default blockView(imageBlock, ImageView);
