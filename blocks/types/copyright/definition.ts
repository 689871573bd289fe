import { defineBlock } from '@/blocks/kit/define-block';

export const copyrightBlock = defineBlock({ type: 'copyright', props: {} });
