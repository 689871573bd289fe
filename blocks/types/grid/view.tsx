import { blockView } from '@/blocks/view-kit/block-view';
import { Container } from '@/blocks/view-kit/container';
import { gridBlock } from './definition';

export default blockView(gridBlock, Container);
