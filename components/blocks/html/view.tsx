import { htmlBlock } from '@/core/blocks/html';
import { blockView, type ViewProps } from '../kit/block-view';

function HtmlView({ root }: ViewProps<typeof htmlBlock>) {
  return <div {...root} />;
}

export default blockView(htmlBlock, HtmlView);
