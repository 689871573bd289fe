import { useState } from 'react';
import { describedPicture } from '@/core/rules/media/described-picture';
import { isMediaAddress } from '@/core/rules/media/image-address';
import { mediaSource } from '@/core/rules/media/media-widths';
import type { Mode } from './block-view';
import styles from './film.module.css';
import { MotionToggle } from './motion-toggle';
import { useAutoplay } from './use-autoplay';

interface SilentVideoProps {
  src: string;
  poster?: string | undefined;
  beginsAlone: boolean;
  loops: boolean;
  objectPosition?: string;
  mode: Mode;
}

/** Browsers take one poster for every screen. */
const POSTER_WIDTH_PX = 1280;

/** A muted video that fills the box around it, as a background for text, with a button that stops it. */
export function SilentVideo({
  src,
  poster,
  beginsAlone,
  loops,
  objectPosition,
  mode,
}: SilentVideoProps) {
  const { video, moves } = useAutoplay(beginsAlone, mode);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);

  const toggle = () => {
    if (isPlaying) video.current?.pause();
    else video.current?.play().catch(() => undefined);
  };

  return (
    <>
      <video
        ref={video}
        className={styles.film}
        style={objectPosition ? { objectPosition } : undefined}
        src={src}
        poster={poster && posterAt(describedPicture(poster).src)}
        autoPlay={moves}
        loop={loops}
        muted
        playsInline
        disablePictureInPicture
        preload={poster ? 'none' : 'metadata'}
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setBroken(true)}
      />
      {!isBroken && (
        <div className={styles.toggle}>
          <MotionToggle
            what="video"
            isMoving={isPlaying}
            onToggle={toggle}
            isDisabled={mode === 'edit'}
          />
        </div>
      )}
    </>
  );
}

const posterAt = (address: string): string =>
  isMediaAddress(address) ? mediaSource(address, POSTER_WIDTH_PX).src : address;
