import { defineBlock } from '@/blocks/kit/define-block';
import { text } from '@/blocks/kit/fields';

export const searchBlock = defineBlock({ type: 'search', props: { placeholder: text() } });
