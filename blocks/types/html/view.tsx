import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { htmlBlock } from './definition';
import { HtmlContent } from './html-content';

/** Renders an admin's HTML unchanged (spec 4, "Html component"). */
function HtmlView({ block, root, mode }: ViewProps<typeof htmlBlock>) {
  return (
    <div {...root}>
      <HtmlContent html={block.props.content} mode={mode} />
    </div>
  );
}

export default blockView(htmlBlock, HtmlView);
