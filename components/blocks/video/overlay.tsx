import type { videoBlock } from '@/core/blocks/video';
import type { ViewProps } from '../kit/block-view';
import type { OwnStyle } from '../kit/own-style';
import { givenStyle } from '../kit/root-style';
import styles from './overlay.module.css';

/** The tint of a background and the words over it. */
export function Overlay({ block }: Pick<ViewProps<typeof videoBlock>, 'block'>) {
  const { overlayContent, overlayTitle, overlayText, overlayTextColor, overlayColor } = block.props;
  const hasWords = overlayContent && (overlayTitle !== '' || overlayText !== '');
  if (!hasWords && !overlayColor) return null;
  const color = overlayTextColor || block.styles.color;
  const shades: OwnStyle = {
    ...(overlayColor && { '--tint': overlayColor }),
    ...(color && { '--words': color }),
  };
  return (
    <div className={styles.overlay} style={shades}>
      <div className={`${styles.tint} ${hasWords && overlayColor ? styles.veiled : ''}`} />
      {hasWords && (
        <>
          <div
            className={styles.words}
            style={givenStyle({ color, textAlign: block.styles.textAlign })}
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
