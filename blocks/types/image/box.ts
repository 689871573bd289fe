import type { CSSProperties } from 'react';
import type { ViewProps } from '@/blocks/view-kit/block-view';
import { givenStyle } from '@/blocks/view-kit/root-style';
import { ASPECT_RATIOS, type imageBlock } from './definition';

export type ImageBlock = ViewProps<typeof imageBlock>['block'];

/** The room that a picture takes, kept before it is there. */
interface Box {
  style: CSSProperties | undefined;
  /** True if its proportions are told and the picture fills it; else they are the picture's own. */
  isFixed: boolean;
  /** True if its width is known, whatever it stands in. */
  isSized: boolean;
}

/** As wide as its column unless told (spec 9); of height and ratio, its width follows. */
export function boxOf({ props, styles }: ImageBlock): Box {
  const height = told(props.height) || told(styles.height);
  const ratio = ratioOf(styles);
  const isWidthDerived = !told(styles.width) && Boolean(ratio) && /^[\d.]+[a-z]+$/i.test(height);
  const ownWidth = isWidthDerived ? `calc(${height} * ${ratio})` : told(styles.width);
  const width = ownWidth || styles.maxWidth;
  return {
    style: givenStyle({
      width,
      maxWidth: ownWidth && styles.maxWidth && `min(100%, ${styles.maxWidth})`,
      height: isWidthDerived ? '' : height,
      aspectRatio: ratio,
    }),
    isFixed: height !== '' || ratio !== '',
    isSized: width !== '' && !width.includes('%'),
  };
}

function told(length = ''): string {
  return length === 'auto' ? '' : length;
}

/** A circle is round whatever ratio is given; other shapes have one where none is. */
function ratioOf({ shape, aspectRatio }: ImageBlock['styles']): string {
  if (shape === 'Circle') return ASPECT_RATIOS.square;
  if (aspectRatio) return ASPECT_RATIOS[aspectRatio];
  if (!shape) return '';
  return shape === 'Oval' ? ASPECT_RATIOS.portrait : ASPECT_RATIOS.square;
}
