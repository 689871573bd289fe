import { searchBlock } from '@/core/blocks/search';
import { blockView, type ViewProps } from '../kit/block-view';

function SearchView({ root }: ViewProps<typeof searchBlock>) {
  return <div {...root} />;
}

export default blockView(searchBlock, SearchView);
