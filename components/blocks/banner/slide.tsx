import { useState } from 'react';
import { Picture } from '@/components/ui';
import { usePictureSizes } from '../kit/page-share';
import styles from './scene.module.css';

interface SlideProps {
  src: string;
  /** Its place, as in '2 of 5'. */
  name: string;
  isShown: boolean;
  /** Whether it may be its turn next. */
  isNear: boolean;
  isFirst: boolean;
}

/**
 * A picture of a slider: fetched when its turn comes near, and kept from then on. Without scripts all of
 * them stand in a row.
 */
export function Slide({ src, name, isShown, isNear, isFirst }: SlideProps) {
  const [isThere, setThere] = useState(isNear);
  if (isNear && !isThere) setThere(true);
  const sizes = usePictureSizes();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={name}
      aria-hidden={!isShown}
      className={`${styles.slide} ${isShown ? styles.shown : ''}`}
    >
      {isThere ? (
        <Picture src={src} alt="" sizes={sizes} isFirst={isFirst} />
      ) : (
        <noscript>
          <Picture src={src} alt="" sizes={sizes} />
        </noscript>
      )}
    </div>
  );
}
