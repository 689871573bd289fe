import { logoBlock } from '@/core/blocks/logo';
import { blockView, type ViewProps } from '../kit/block-view';

function LogoView({ root }: ViewProps<typeof logoBlock>) {
  return <div {...root} />;
}

export default blockView(logoBlock, LogoView);
