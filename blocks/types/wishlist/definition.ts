import { defineBlock } from '@/blocks/kit/define-block';

export const wishlistBlock = defineBlock({ type: 'wishlist', props: {} });
