import { socialBlock } from '@/core/blocks/social';
import { blockView, type ViewProps } from '../kit/block-view';

function SocialView({ root }: ViewProps<typeof socialBlock>) {
  return <div {...root} />;
}

export default blockView(socialBlock, SocialView);
