import { useState } from 'react';
import { usePictureSizes } from '@/blocks/view-kit/page-share';
import { Picture } from '@/components/ui';
import { Controls } from './controls';
import { slideSettings, slidesOf } from './definition';
import { type StageProps, stageLook } from './look';
import { Scene } from './scene';
import styles from './scene.module.css';
import { useSlideShow } from './use-slide-show';
import { Words } from './words';

/** Pictures that follow each other under the same words (spec 4, "Slider banner"). */
export function Slider({ block, mode, isFirst }: StageProps) {
  const pictures = slidesOf(block.props);
  const settings = slideSettings(block.props);
  const show = useSlideShow(pictures.length, settings, mode);
  const isOfMany = pictures.length > 1;
  const role = isOfMany ? { role: 'group', 'aria-roledescription': 'carousel' } : {};
  return (
    <div
      {...stageLook(block)}
      {...role}
      {...(isOfMany && { 'aria-label': block.props.title || 'Pictures' })}
      {...show.handlers}
    >
      <Scene props={block.props}>
        {pictures.length > 0 && (
          <div className={styles.strip}>
            {pictures.map((src, place) => (
              <Slide
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture may come twice; each place is a slide
                key={place}
                src={src}
                name={`${place + 1} of ${pictures.length}`}
                isShown={place === show.current}
                isNear={show.isNear(place)}
                isFirst={isFirst && place === 0}
              />
            ))}
          </div>
        )}
      </Scene>
      {isOfMany && <Controls count={pictures.length} show={show} settings={settings} mode={mode} />}
      <Words block={block} mode={mode} />
    </div>
  );
}

interface SlideProps {
  src: string;
  /** Its place, as in '2 of 5'. */
  name: string;
  isShown: boolean;
  /** True if it may be its turn next. */
  isNear: boolean;
  isFirst: boolean;
}

/**
 * A picture of a slider: fetched when its turn comes near, and kept from then on. Without scripts all of
 * them stand in a row.
 */
function Slide({ src, name, isShown, isNear, isFirst }: SlideProps) {
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
