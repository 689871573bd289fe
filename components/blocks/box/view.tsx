import { boxBlock } from '@/core/blocks/box';
import { Container } from '../container/container';
import { blockView } from '../kit/block-view';

export default blockView(boxBlock, Container);
