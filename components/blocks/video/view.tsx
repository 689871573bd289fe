import { videoBlock } from '@/core/blocks/video';
import { videoEmbed } from '@/core/rules/video-embed';
import { blockView, type ViewProps } from '../kit/block-view';
import { pickStyle } from '../kit/root-style';
import { Embed } from './embed';
import { Ground } from './ground';
import { Overlay } from './overlay';
import { Player } from './player';
import styles from './video.module.css';

/** A film to watch, or as a ground with words over it (spec 3). */
function VideoView({ root, block, mode }: ViewProps<typeof videoBlock>) {
  const { src, isBackground, height, width } = block.props;
  const Shown = isBackground ? Ground : Player;
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
