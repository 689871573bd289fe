import { useState } from 'react';
import type { Mode } from '@/blocks/view-kit/block-view';
import film from '@/blocks/view-kit/film.module.css';
import { MotionToggle } from '@/blocks/view-kit/motion-toggle';
import { useMayMove } from '@/blocks/view-kit/use-may-move';
import type { videoEmbed } from '@/core/rules/media/video-embed';
import type { VideoProps } from './definition';
import styles from './video.module.css';

interface EmbedProps {
  embed: NonNullable<ReturnType<typeof videoEmbed>>;
  props: VideoProps;
  mode: Mode;
}

/** Returns what the player may do; not among it: to lead the shop's page elsewhere. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** A film in the player of the site it stands at, which learns of the shop no more than its origin. */
export function Embed({ embed, props, mode }: EmbedProps) {
  const { autoplay, loop, isBackground, overlayTitle } = props;
  const mayMove = useMayMove(autoplay, mode);
  const [wish, setWish] = useState<boolean | null>(null);
  const isMoving = wish ?? mayMove;
  const isInert = isBackground || mode === 'edit';
  return (
    <>
      <div className={isBackground ? styles.cover : styles.fill}>
        <iframe
          className={isInert ? styles.inert : undefined}
          title={overlayTitle || 'Video'}
          src={embed({ beginsAlone: isMoving, loops: loop, isBackground })}
          loading="lazy"
          sandbox={SANDBOX}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          tabIndex={isInert ? -1 : undefined}
          aria-hidden={isBackground || undefined}
        />
      </div>
      {isBackground && (
        <div className={film.toggle}>
          <MotionToggle
            what="video"
            isMoving={isMoving}
            onToggle={() => setWish(!isMoving)}
            isDisabled={mode === 'edit'}
          />
        </div>
      )}
    </>
  );
}
