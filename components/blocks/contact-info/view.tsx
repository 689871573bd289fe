import { contactInfoBlock } from '@/core/blocks/contact-info';
import { blockView, type ViewProps } from '../kit/block-view';

function ContactInfoView({ root }: ViewProps<typeof contactInfoBlock>) {
  return <div {...root} />;
}

export default blockView(contactInfoBlock, ContactInfoView);
