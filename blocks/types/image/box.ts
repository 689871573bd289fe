import type { CSSProperties } from 'react';
import type { ViewProps } from '@/blocks/view-kit/block-view';
import { definedStyle } from '@/blocks/view-kit/root-style';
import { ASPECT_RATIOS, type imageBlock } from './definition';

export type ImageBlock = ViewProps<typeof imageBlock>['block'];

/** The layout box of an image, reserved before it has loaded. */
interface Box {
  style: CSSProperties | undefined;
  /** True if its aspect ratio is set and the image fills it; else the image's own counts. */
  isFixed: boolean;
  /** True if its width does not depend on its parent. */
  isSized: boolean;
}

/** Returns the box: by default as wide as the column (spec 9); the width follows from height and ratio. */
export function boxOf({ props, styles }: ImageBlock): Box {
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
    isFixed: height !== '' || ratio !== '',
    isSized: width !== '' && !width.includes('%'),
  };
}

function fixedLength(length = ''): string {
  return length === 'auto' ? '' : length;
}

/** Returns the aspect ratio: 1:1 for a circle; other shapes have a default. */
function ratioOf({ shape, aspectRatio }: ImageBlock['styles']): string {
  if (shape === 'Circle') return ASPECT_RATIOS.square;
  if (aspectRatio) return ASPECT_RATIOS[aspectRatio];
  if (!shape) return '';
  return shape === 'Oval' ? ASPECT_RATIOS.portrait : ASPECT_RATIOS.square;
}
