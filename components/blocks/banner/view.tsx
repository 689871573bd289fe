import { bannerBlock } from '@/core/blocks/banner';
import { blockView, type ViewProps } from '../kit/block-view';
import { Single } from './single';
import { Slider } from './slider';

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
