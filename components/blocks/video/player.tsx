import type { VideoProps } from '@/core/blocks/video';
import type { Mode } from '../kit/block-view';
import { useAutoplay } from '../kit/use-autoplay';
import styles from './video.module.css';

export interface PlayerProps {
  props: VideoProps;
  mode: Mode;
}

/** A film with the browser's own controls; silent where it begins by itself. */
export function Player({ props, mode }: PlayerProps) {
  const { src, autoplay, loop, objectPosition } = props;
  const { film, moves } = useAutoplay(autoplay, mode);
  return (
    <video
      ref={film}
      className={styles.film}
      style={objectPosition ? { objectPosition } : undefined}
      src={src}
      autoPlay={moves}
      muted={autoplay}
      loop={loop}
      controls={mode === 'live'}
      playsInline
      preload="metadata"
    />
  );
}
