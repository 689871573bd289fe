import { gridBlock } from '@/core/blocks/grid';
import { Container } from '../container/container';
import { blockView } from '../kit/block-view';

export default blockView(gridBlock, Container);
