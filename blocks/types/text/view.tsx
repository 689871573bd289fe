import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { textBlock } from './definition';
import styles from './text.module.css';

/** Text in its semantic element; line breaks are kept. */
function TextView({ block, root }: ViewProps<typeof textBlock>) {
  const { content, htmlTag: Tag } = block.props;
  return (
    <Tag {...root} className={`${root.className} ${kit.hugging} ${styles.text}`}>
      {content}
    </Tag>
  );
}

export default blockView(textBlock, TextView);
