import { defineBlock } from '@/blocks/kit/define-block';

export const categoriesBlock = defineBlock({ type: 'categories', hasBackground: true, props: {} });
