import { heroFeatureBlock } from '@/core/blocks/hero-feature';
import { blockView, type ViewProps } from '../kit/block-view';

function HeroFeatureView({ root }: ViewProps<typeof heroFeatureBlock>) {
  return <div {...root} />;
}

export default blockView(heroFeatureBlock, HeroFeatureView);
