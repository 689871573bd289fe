import { Picture } from '@/components/ui';
import { type HeroFeatureProps, heroHeight } from '@/core/blocks/hero-feature';
import type { OwnStyle } from '../kit/own-style';
import { usePictureSizes } from '../kit/page-share';
import styles from './hero-feature.module.css';

interface FeaturePictureProps {
  props: HeroFeatureProps;
  isFirst: boolean;
}

/** The picture as an admin has styled it; its place is kept before it is there. */
export function FeaturePicture({ props, isFirst }: FeaturePictureProps) {
  const { imageUrl, aspectRatio, maxWidth, border, borderRadius, opacity } = props;
  const sizes = usePictureSizes();
  const style: OwnStyle = { '--fit': props.objectFit, '--height': heroHeight(props) };
  if (props.objectPosition) style['--position'] = props.objectPosition;
  if (maxWidth) style.maxWidth = maxWidth;
  if (border) style.border = border;
  if (borderRadius) style.borderRadius = borderRadius;
  if (opacity < 1) style.opacity = opacity;
  return (
    <div className={`${styles.picture} ${aspectRatio ? styles[aspectRatio] : ''}`} style={style}>
      <Picture src={imageUrl} alt="" sizes={sizes} isFirst={isFirst} />
    </div>
  );
}
