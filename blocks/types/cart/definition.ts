import { defineBlock } from '@/blocks/kit/define-block';

export const cartBlock = defineBlock({ type: 'cart', props: {} });
