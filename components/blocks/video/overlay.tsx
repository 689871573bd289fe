import type { videoBlock } from '@/core/blocks/video';
import type { ViewProps } from '../kit/block-view';
import { pickStyle } from '../kit/root-style';
import styles from './overlay.module.css';

/** The tint of a background and the words over it. */
export function Overlay({ block }: Pick<ViewProps<typeof videoBlock>, 'block'>) {
  const { overlayContent, overlayTitle, overlayText, overlayTextColor, overlayColor } = block.props;
  const hasWords = overlayContent && (overlayTitle !== '' || overlayText !== '');
  if (!hasWords && !overlayColor) return null;
  const style = {
    ...pickStyle(block.styles, ['color', 'textAlign']),
    ...(overlayTextColor && { color: overlayTextColor }),
  };
  return (
    <>
      <div
        className={styles.tint}
        style={overlayColor ? { backgroundColor: overlayColor } : undefined}
      />
      {hasWords && (
        <div className={styles.words} style={style}>
          {overlayTitle && <h2 className={styles.title}>{overlayTitle}</h2>}
          {overlayText && <p className={styles.text}>{overlayText}</p>}
        </div>
      )}
    </>
  );
}
