import { blockView, type ViewProps } from '@/blocks/view-kit/block-view';
import { Film } from '@/blocks/view-kit/film';
import { usePictureSizes } from '@/blocks/view-kit/page-share';
import { Picture } from '@/components/ui';
import { bannerBlock, slideSettings } from './definition';
import { type StageProps, stageLook } from './look';
import { Scene } from './scene';
import { Slider } from './slider';
import { Words } from './words';

/** A campaign: a picture, film or slides with words, composed by its template (spec 3, 4). */
function BannerView({ root, block, mode, isFirst }: ViewProps<typeof bannerBlock>) {
  const Stage = block.props.template === 'slider' ? Slider : Single;
  return (
    <div {...root}>
      <Stage block={block} mode={mode} isFirst={isFirst} />
    </div>
  );
}

export default blockView(bannerBlock, BannerView);

/** A banner with one picture, or a film. */
function Single({ block, mode, isFirst }: StageProps) {
  const { template, imageUrl, imageUrls, videoUrl } = block.props;
  const sizes = usePictureSizes();
  const picture = imageUrl || imageUrls[0];
  const isFilm = template === 'video' && videoUrl !== '';
  const { movesAlone } = slideSettings(block.props);
  return (
    <div {...stageLook(block)}>
      {(picture || template !== 'minimal') && (
        <Scene props={block.props}>
          {isFilm ? (
            <Film src={videoUrl} poster={picture} beginsAlone={movesAlone} loops mode={mode} />
          ) : (
            picture && <Picture src={picture} alt="" sizes={sizes} isFirst={isFirst} />
          )}
        </Scene>
      )}
      <Words block={block} mode={mode} />
    </div>
  );
}
