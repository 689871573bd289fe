import { defineBlock } from '@/blocks/kit/define-block';

export const pageContentBlock = defineBlock({ type: 'page_content', props: {} });
