import { bannerBlock } from '@/core/blocks/banner';
import { blockView, type ViewProps } from '../kit/block-view';

function BannerView({ root }: ViewProps<typeof bannerBlock>) {
  return <div {...root} />;
}

export default blockView(bannerBlock, BannerView);
