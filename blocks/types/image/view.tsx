import { type CSSProperties, type ReactNode, useId } from 'react';
import { targetOf } from '@/blocks/kit/action';
import { ActionLink } from '@/blocks/view-kit/action-link';
import kit from '@/blocks/view-kit/block.module.css';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { usePictureSizes } from '@/blocks/view-kit/page-share';
import { definedStyle } from '@/blocks/view-kit/root-style';
import { CoverPicture } from '@/components/ui/cover-picture';
import { describedPicture } from '@/core/rules/media/described-picture';
import { isLength, splitOutside } from '@/core/values/css-value';
import { ASPECT_RATIOS, imageBlock, type Shape } from './definition';
import styles from './image.module.css';

/** Stands in where there is no picture yet, or none that can be had (spec 3). */
const PLACEHOLDER = '/placeholder-image.svg';
/** Size in px reserved for a picture of unknown size, and of the placeholder. */
const LIKELY_SIZE = { width: 1600, height: 1200 };
const WIDTH = '@';

/** A picture in its shape and proportions, which may lead somewhere (spec 3, 9). */
function ImageView({ block, root, mode, isFirst }: ViewProps<typeof imageBlock>) {
  const target = targetOf(block.props);
  const { style, box, isSized } = boxOf(block);
  const frame = { className: styles.frame, style };
  const picture = (
    <Mask look={block.styles} isFilling={box !== ''}>
      <Shown block={block} target={target} box={box} isFirst={isFirst} />
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
  box: Box['box'];
  isFirst: boolean;
}

/** A link has to be called something: a picture without words for it is called by where it leads. */
function Shown({ block: { props, styles: look }, target, box, isFirst }: ShownProps) {
  const at = usePictureSizes();
  const { src } = props;
  const alt = props.alt || (target && `Open ${target}`);
  const { width, height } = describedPicture(src);
  const shape = box
    ? { className: styles[look.objectFit] }
    : {
        className: styles.natural,
        width: width || LIKELY_SIZE.width,
        height: height || LIKELY_SIZE.height,
        maxWidth: Number.POSITIVE_INFINITY,
      };
  return (
    <CoverPicture
      {...shape}
      src={src}
      alt={alt}
      sizes={(cover) => at((across) => cover(across, box.replace(WIDTH, across)))}
      isFirst={isFirst}
      fallback={PLACEHOLDER}
    />
  );
}

export default blockView(imageBlock, ImageView);

interface MaskProps {
  look: ImageBlock['styles'];
  /** True if it fills the room kept for it, instead of taking room of its own. */
  isFilling: boolean;
  children: ReactNode;
}

/** Cuts a picture to its shape, with its border (spec 3: shape, border, opacity). */
function Mask({ look, isFilling, children }: MaskProps) {
  const { shape, border, borderRadius, opacity } = look;
  const id = useId();
  const outlined = isOutlined(shape) ? shape : undefined;
  const edge = outlined
    ? { clipPath: `url(#${id})` }
    : { border, borderRadius: shape ? '50%' : borderRadius };
  return (
    <span
      className={isFilling ? `${styles.mask} ${styles.filling}` : styles.mask}
      style={definedStyle({ ...edge, opacity: opacity < 1 ? opacity : undefined })}
    >
      {children}
      {outlined && <Outline id={id} shape={outlined} border={border} />}
    </span>
  );
}

interface OutlineProps {
  /** Names the outline for `clip-path`. */
  id: string;
  shape: Outlined;
  border: string;
}

/** The outline that a picture is cut to, in the proportions of its box, and its border along it. */
function Outline({ id, shape, border }: OutlineProps) {
  const path = OUTLINES[shape];
  const stroke = strokeOf(border);
  return (
    <svg className={styles.outline} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={id} clipPathUnits="objectBoundingBox">
        <path d={path} />
      </clipPath>
      {stroke && <path d={path} style={stroke} />}
    </svg>
  );
}

const STYLES = /^(none|solid|dashed|dotted|double|groove|ridge|inset|outset)$/;
const DASHES: Readonly<Record<string, string>> = { dashed: '10 8', dotted: '3 5' };

/** A border as an outline's stroke that is clipped by itself, so drawn twice as wide. Undefined for an unseen one. */
function strokeOf(border: string): CSSProperties | undefined {
  const parts = splitOutside(border, /\s/);
  const style = parts.find((part) => STYLES.test(part));
  if (!style || style === 'none') return undefined;
  const width = parts.find(isLength) ?? '3px';
  const color = parts.find((part) => part !== style && part !== width);
  return {
    stroke: color ?? 'currentcolor',
    strokeWidth: `calc(2 * ${width})`,
    strokeDasharray: DASHES[style],
  };
}

/** Round shapes are corners all the way; the others have an outline. */
type Outlined = Exclude<Shape, 'Circle' | 'Oval'>;

/** Outlines in a square of 1 by 1. */
const OUTLINES: Record<Outlined, string> = {
  Triangle: 'M.5 0 1 1H0z',
  Star: 'M.5 .024 .618 .363 .976 .371 .69 .586 .794 .929 .5 .724 .206 .929 .31 .586 .024 .371 .382 .363z',
  Heart:
    'M.5 .93C.2 .71 0 .52 0 .3A.25 .25 0 0 1 .25 .05C.36 .05 .45 .11 .5 .2C.55 .11 .64 .05 .75 .05A.25 .25 0 0 1 1 .3C1 .52 .8 .71 .5 .93z',
  Diamond: 'M.5 0 1 .5 .5 1 0 .5z',
  Hexagon: 'M.25 .067H.75L1 .5 .75 .933H.25L0 .5z',
};

const isOutlined = (shape: Shape | undefined): shape is Outlined =>
  shape !== undefined && shape in OUTLINES;

type ImageBlock = ViewProps<typeof imageBlock>['block'];

/** The layout box of an image, reserved before it has loaded. */
interface Box {
  style: CSSProperties | undefined;
  /** Height of the box that it fills, of which WIDTH is the width; '' where its own proportions count. */
  box: string;
  /** True if its width does not depend on its parent. */
  isSized: boolean;
}

/** Returns the box: by default as wide as the column (spec 9); the width follows from height and ratio. */
function boxOf({ props, styles }: ImageBlock): Box {
  const height = fixedLength(props.height) || fixedLength(styles.height);
  const ratio = ratioOf(styles);
  const isWidthDerived =
    !fixedLength(styles.width) && Boolean(ratio) && /^[\d.]+[a-z]+$/i.test(height);
  const ownWidth = isWidthDerived ? `calc(${height} * ${ratio})` : fixedLength(styles.width);
  const width = ownWidth || styles.maxWidth;
  return {
    style: definedStyle({
      width,
      maxWidth: ownWidth && styles.maxWidth && `min(100%, ${styles.maxWidth})`,
      height: isWidthDerived ? '' : height,
      aspectRatio: ratio,
    }),
    box: ratio ? `${WIDTH} / (${ratio})` : height,
    isSized: width !== '' && !width.includes('%'),
  };
}

const fixedLength = (length = ''): string => (length === 'auto' ? '' : length);

/** Returns the aspect ratio: 1:1 for a circle; other shapes have a default. */
function ratioOf({ shape, aspectRatio }: ImageBlock['styles']): string {
  if (shape === 'Circle') return ASPECT_RATIOS.square;
  if (aspectRatio) return ASPECT_RATIOS[aspectRatio];
  if (!shape) return '';
  return shape === 'Oval' ? ASPECT_RATIOS.portrait : ASPECT_RATIOS.square;
}
