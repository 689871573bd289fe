import { footerSectionBlock } from '@/core/blocks/footer-section';
import { blockView, type ViewProps } from '../kit/block-view';

function FooterSectionView({ root }: ViewProps<typeof footerSectionBlock>) {
  return <div {...root} />;
}

export default blockView(footerSectionBlock, FooterSectionView);
