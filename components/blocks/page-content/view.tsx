import { pageContentBlock } from '@/core/blocks/page-content';
import { blockView, type ViewProps } from '../kit/block-view';

function PageContentView({ root }: ViewProps<typeof pageContentBlock>) {
  return <div {...root} />;
}

export default blockView(pageContentBlock, PageContentView);
