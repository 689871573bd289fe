import { productBlock } from '@/core/blocks/product';
import { blockView, type ViewProps } from '../kit/block-view';

function ProductView({ root }: ViewProps<typeof productBlock>) {
  return <div {...root} />;
}

export default blockView(productBlock, ProductView);
