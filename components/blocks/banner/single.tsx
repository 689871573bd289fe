import { Picture } from '@/components/ui';
import { slideSettings } from '@/core/blocks/banner';
import { Film } from '../kit/film';
import { usePictureSizes } from '../kit/page-share';
import { type StageProps, stageLook } from './look';
import { Scene } from './scene';
import { Words } from './words';

/** A banner with one picture, or a film. */
export function Single({ block, mode, isFirst }: StageProps) {
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
