import { defineBlock } from '@/blocks/kit/define-block';
import { markup } from '@/blocks/kit/fields';

export const policyBlock = defineBlock({ type: 'policy', props: { content: markup() } });
