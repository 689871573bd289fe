import { type ReactNode, useState } from 'react';
import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { usePictureSizes } from '@/blocks/view-kit/page-share';
import { SilentVideo } from '@/blocks/view-kit/silent-video';
import { type Cover, CoverPicture } from '@/components/ui/cover-picture';
import layout from './banner.module.css';
import { BannerText } from './banner-text';
import { Controls } from './controls';
import { type BannerProps, bannerBlock, bannerHeight, slideSettings, slidesOf } from './definition';
import { type StageProps, stageLook } from './look';
import * as messages from './messages';
import styles from './scene.module.css';
import { useSlideShow } from './use-slide-show';

/** A campaign: an image, video or slides with text, composed by its template (spec 3, 4). */
function BannerView({ root, block, mode, isFirst }: ViewProps<typeof bannerBlock>) {
  const Stage = block.props.template === 'slider' ? Slider : Single;
  return (
    <div {...root}>
      <Stage block={block} mode={mode} isFirst={isFirst} />
    </div>
  );
}

export default blockView(bannerBlock, BannerView);

function Single({ block, mode, isFirst }: StageProps) {
  const { template, imageUrl, imageUrls, videoUrl } = block.props;
  const sizes = useSizes(block.props);
  const picture = imageUrl || imageUrls[0];
  const isVideo = template === 'video' && videoUrl !== '';
  const { movesAlone } = slideSettings(block.props);
  return (
    <div {...stageLook(block)}>
      {(picture || template !== 'minimal') && (
        <Scene props={block.props}>
          {isVideo ? (
            <SilentVideo
              src={videoUrl}
              poster={picture}
              beginsAlone={movesAlone}
              loops
              mode={mode}
            />
          ) : (
            picture && <CoverPicture src={picture} alt="" sizes={sizes} isFirst={isFirst} />
          )}
        </Scene>
      )}
      <BannerText block={block} mode={mode} />
    </div>
  );
}

/** Slides under the same text (spec 4, "Slider banner"). */
function Slider({ block, mode, isFirst }: StageProps) {
  const pictures = slidesOf(block.props);
  const sizes = useSizes(block.props);
  const settings = slideSettings(block.props);
  const show = useSlideShow(pictures.length, settings, mode);
  const isOfMany = pictures.length > 1;
  const role = isOfMany ? { role: 'group', 'aria-roledescription': 'carousel' } : {};
  return (
    <div
      {...stageLook(block)}
      {...role}
      {...(isOfMany && { 'aria-label': block.props.title || messages.slides })}
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
                sizes={sizes}
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
      <BannerText block={block} mode={mode} />
    </div>
  );
}

interface SlideProps {
  src: string;
  sizes: ReturnType<typeof useSizes>;
  /** Place among the slides, as in '2 of 5'. */
  name: string;
  isShown: boolean;
  isNear: boolean;
  isFirst: boolean;
}

/** A picture of a slider, fetched when its turn comes near. Without scripts all of them stand in a row. */
function Slide({ src, sizes, name, isShown, isNear, isFirst }: SlideProps) {
  const [isThere, setThere] = useState(isNear);
  if (isNear && !isThere) setThere(true);
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
        <CoverPicture src={src} alt="" sizes={sizes} isFirst={isFirst} />
      ) : (
        <noscript>
          <CoverPicture src={src} alt="" sizes={sizes} />
        </noscript>
      )}
    </div>
  );
}

/** Returns `sizes` of its pictures: none of them is in a box that is higher than the banner, or than wide. */
function useSizes(props: BannerProps): (cover: Cover) => string {
  const at = usePictureSizes();
  return (cover) => at((width) => cover(width, `min(100vw, ${bannerHeight(props)})`));
}

function Scene({ props, children }: { props: BannerProps; children: ReactNode }) {
  const { overlayType, overlayColor, overlayOpacity, gradientOverlay } = props;
  const overlay = {
    '--overlay': overlayColor,
    ...(gradientOverlay && { '--gradient': gradientOverlay }),
    opacity: overlayOpacity,
  };
  return (
    <div className={layout.scene}>
      {children}
      {children && overlayType !== 'none' && (
        <div className={styles[overlayType]} style={overlay} />
      )}
    </div>
  );
}
