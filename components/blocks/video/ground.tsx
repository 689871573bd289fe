import { Film } from '../kit/film';
import type { PlayerProps } from './player';

/** A film that words stand on. */
export function Ground({ props, mode }: PlayerProps) {
  const { src, autoplay, loop, objectPosition } = props;
  return (
    <Film
      src={src}
      beginsAlone={autoplay}
      loops={loop}
      objectPosition={objectPosition}
      mode={mode}
    />
  );
}
