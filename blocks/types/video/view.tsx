import { useState } from 'react';
import { blockView, type Mode, type ViewProps } from '@/blocks/view-kit/block-view';
import videoStyles from '@/blocks/view-kit/film.module.css';
import { MotionToggle } from '@/blocks/view-kit/motion-toggle';
import { definedStyle, type OwnStyle, pickStyle } from '@/blocks/view-kit/root-style';
import { SilentVideo } from '@/blocks/view-kit/silent-video';
import { useAutoplay, useMayMove } from '@/blocks/view-kit/use-autoplay';
import { videoEmbed } from '@/core/rules/media/video-embed';
import { type VideoProps, videoBlock } from './definition';
import * as messages from './messages';
import styles from './video.module.css';

/** A video to watch, or as a background with text over it (spec 3). */
function VideoView({ root, block, mode }: ViewProps<typeof videoBlock>) {
  const { src, isBackground, height, width } = block.props;
  const Shown = isBackground ? BackgroundVideo : Player;
  const embed = videoEmbed(src);
  const style = {
    ...pickStyle(block.styles, ['border', 'borderRadius']),
    ...(width && { width }),
    // Its room is kept before anything is known of the film.
    ...(height ? { height } : { aspectRatio: '16 / 9' }),
  };
  return (
    <div {...root}>
      <div className={`${styles.frame} ${isBackground ? styles.background : ''}`} style={style}>
        {embed ? (
          <Embed embed={embed} props={block.props} mode={mode} />
        ) : (
          src && <Shown props={block.props} mode={mode} />
        )}
        {isBackground && <Overlay block={block} />}
      </div>
    </div>
  );
}

export default blockView(videoBlock, VideoView);

function BackgroundVideo({ props, mode }: PlayerProps) {
  const { src, autoplay, loop, objectPosition } = props;
  return (
    <SilentVideo
      src={src}
      beginsAlone={autoplay}
      loops={loop}
      objectPosition={objectPosition}
      mode={mode}
    />
  );
}

interface PlayerProps {
  props: VideoProps;
  mode: Mode;
}

function Player({ props, mode }: PlayerProps) {
  const { src, autoplay, loop, objectPosition } = props;
  const { video, moves } = useAutoplay(autoplay, mode);
  return (
    <video
      ref={video}
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

function Overlay({ block }: Pick<ViewProps<typeof videoBlock>, 'block'>) {
  const { overlayContent, overlayTitle, overlayText, overlayTextColor, overlayColor } = block.props;
  const hasText = overlayContent && (overlayTitle !== '' || overlayText !== '');
  if (!hasText && !overlayColor) return null;
  const color = overlayTextColor || block.styles.color;
  const shades: OwnStyle = {
    ...(overlayColor && { '--tint': overlayColor }),
    ...(color && { '--words': color }),
  };
  return (
    <div className={styles.overlay} style={shades}>
      <div className={`${styles.tint} ${hasText && overlayColor ? styles.veiled : ''}`} />
      {hasText && (
        <>
          <div
            className={styles.words}
            style={definedStyle({ color, textAlign: block.styles.textAlign })}
          >
            {overlayTitle && <h2 className={styles.title}>{overlayTitle}</h2>}
            {overlayText && <p className={styles.text}>{overlayText}</p>}
          </div>
          {/* Read to their end: what shows them, in overlay.module.css. */}
          <i hidden />
        </>
      )}
    </div>
  );
}

interface EmbedProps {
  embed: NonNullable<ReturnType<typeof videoEmbed>>;
  props: VideoProps;
  mode: Mode;
}

/** Permissions of the player; it must not navigate the shop's page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** A video in the player of another site, which gets no more than the shop's origin as referrer. */
function Embed({ embed, props, mode }: EmbedProps) {
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
          title={overlayTitle || messages.video}
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
        <div className={videoStyles.toggle}>
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
