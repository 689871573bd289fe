import { gridBlock } from '@/core/blocks/grid';
import { blockView, type ViewProps } from '../kit/block-view';

function GridView({ root }: ViewProps<typeof gridBlock>) {
  return <div {...root} />;
}

export default blockView(gridBlock, GridView);
