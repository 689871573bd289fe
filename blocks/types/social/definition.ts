import { defineBlock } from '@/blocks/kit/define-block';
import { SOCIAL_FIELDS } from '@/blocks/kit/link-fields';

/** Where else a shop is to be found; its own addresses where none are named. */
export const socialBlock = defineBlock({ type: 'social', props: SOCIAL_FIELDS });
