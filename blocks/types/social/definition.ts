import { defineBlock } from '@/blocks/kit/define-block';
import { SOCIAL_FIELDS } from '@/blocks/kit/link-fields';

/** Links to a shop elsewhere; its own addresses where none are named. */
export const socialBlock = defineBlock({ type: 'social', props: SOCIAL_FIELDS });
