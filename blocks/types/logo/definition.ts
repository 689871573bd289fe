import { defineBlock } from '@/blocks/kit/define-block';

export const logoBlock = defineBlock({ type: 'logo', props: {} });
