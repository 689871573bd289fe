import { navigationBlock } from '@/core/blocks/navigation';
import { blockView, type ViewProps } from '../kit/block-view';

function NavigationView({ root }: ViewProps<typeof navigationBlock>) {
  return <div {...root} />;
}

export default blockView(navigationBlock, NavigationView);
