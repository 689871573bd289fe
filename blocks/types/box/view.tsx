import { blockView } from '@/blocks/view-kit/block-view';
import { Container } from '@/blocks/view-kit/container';
import { boxBlock } from './definition';

export default blockView(boxBlock, Container);
