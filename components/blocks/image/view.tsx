import { Picture } from '@/components/ui';
import { imageBlock } from '@/core/blocks/image';
import { targetOf } from '@/core/blocks/kit/action';
import { sizedPicture } from '@/core/rules/picture-size';
import { ActionLink } from '../kit/action-link';
import kit from '../kit/block.module.css';
import { blockView, type ViewProps } from '../kit/block-view';
import { usePictureSizes } from '../kit/page-share';
import { boxOf, type ImageBlock } from './box';
import styles from './image.module.css';
import { Mask } from './mask';

/** Stands in where there is no picture yet, or none that can be had (spec 3). */
const PLACEHOLDER = '/placeholder-image.svg';
/** What is made room for where a picture's size is not known; also that of the placeholder. In px. */
const LIKELY_SIZE = { width: 1600, height: 1200 };

/** A picture in its shape and proportions, which may lead somewhere (spec 3, 9). */
function ImageView({ block, root, mode, isFirst }: ViewProps<typeof imageBlock>) {
  const target = targetOf(block.props);
  const { style, isFixed, isSized } = boxOf(block);
  const frame = { className: styles.frame, style };
  const picture = (
    <Mask look={block.styles} isFilling={isFixed}>
      <Shown block={block} target={target} isFilling={isFixed} isFirst={isFirst} />
    </Mask>
  );
  const sized = isSized ? `${kit.hugging} ${kit.firm}` : '';
  return (
    <div {...root} className={`${root.className} ${sized}`}>
      {target ? (
        <ActionLink {...frame} href={target} opensNewTab={block.props.openInNewTab} mode={mode}>
          {picture}
        </ActionLink>
      ) : (
        <span {...frame}>{picture}</span>
      )}
    </div>
  );
}

interface ShownProps {
  block: ImageBlock;
  target: string;
  isFilling: boolean;
  isFirst: boolean;
}

/** A link has to be called something: a picture without words for it is called by where it leads. */
function Shown({ block: { props, styles: look }, target, isFilling, isFirst }: ShownProps) {
  const sizes = usePictureSizes();
  const { src, size = LIKELY_SIZE } = sizedPicture(props.src);
  const alt = props.alt || (target && `Open ${target}`);
  const shared = { src, alt, sizes, isFirst, fallback: PLACEHOLDER };
  if (isFilling) return <Picture {...shared} className={styles[look.objectFit]} />;
  return (
    <Picture {...shared} {...size} maxWidth={Number.POSITIVE_INFINITY} className={styles.natural} />
  );
}

export default blockView(imageBlock, ImageView);
