import { slideSettings, slidesOf } from '@/core/blocks/banner';
import { Controls } from './controls';
import { type StageProps, stageLook } from './look';
import { Scene } from './scene';
import styles from './scene.module.css';
import { Slide } from './slide';
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
