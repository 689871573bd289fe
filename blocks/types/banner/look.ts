import type { ViewProps } from '@/blocks/view-kit/block-view';
import { inkAround, type OwnStyle, pickStyle } from '@/blocks/view-kit/root-style';
import styles from './banner.module.css';
import { type BannerProps, type bannerBlock, bannerHeight } from './definition';
import places from './place.module.css';

export type StageProps = Pick<ViewProps<typeof bannerBlock>, 'block' | 'mode' | 'isFirst'>;

type Place = NonNullable<BannerProps['contentPosition']>;
type Template = BannerProps['template'];

/** Default text positions by template. */
const PLACES: Record<Template, Place> = {
  classic: 'center',
  split: 'left',
  minimal: 'left',
  slider: 'bottom-left',
  video: 'center',
};

export function stageLook({ props, styles: own }: StageProps['block']) {
  const style: OwnStyle = {
    ...pickStyle(own, ['border', 'borderRadius']),
    '--height': bannerHeight(props),
  };
  const textColor = props.textColor || own.color;
  if (textColor) style['--words'] = textColor;
  // It has no ground of its own.
  if (textColor && props.template === 'minimal') Object.assign(style, inkAround(textColor));
  const over = isOnPicture(props.template) ? styles.over : '';
  const place = `${over} ${places[placeOf(props)]}`;
  return { className: `${styles.stage} ${styles[props.template]} ${place}`, style };
}

/** Centers text in the middle; text at a side is aligned to it. */
export function alignOf({ props, styles: own }: StageProps['block']) {
  const isInMiddle = ['center', 'top', 'bottom'].includes(placeOf(props));
  return props.textAlign ?? own.textAlign ?? (isInMiddle ? 'center' : 'left');
}

/** Returns true if the text is on the image, not beside it. */
export const isOnPicture = (template: Template): boolean =>
  template !== 'split' && template !== 'minimal';

const placeOf = ({ contentPosition, template }: BannerProps): Place =>
  contentPosition ?? PLACES[template];
