import { textBlock } from '@/core/blocks/text';
import { blockView, type ViewProps } from '../kit/block-view';
import styles from './text.module.css';

/** Words in the element that says what they are; line breaks are kept. */
function TextView({ block, root }: ViewProps<typeof textBlock>) {
  const { content, htmlTag: Tag } = block.props;
  return (
    <Tag {...root} className={`${root.className} ${styles.text}`}>
      {content}
    </Tag>
  );
}

export default blockView(textBlock, TextView);
