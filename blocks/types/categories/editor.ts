import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { at } from '@/blocks/editor-kit/drawing';
import type { categoriesBlock } from './definition';

export const categoriesEditor: EditorOf<typeof categoriesBlock> = {
  label: 'Category tiles',
  group: 'shop',
  standsIn: ['page'],
  hint: 'The categories of the shop',
  keywords: 'collections departments tiles',
  icon: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  drawing: {
    shape: at(['8 15', '27.5 15', '47 15', '66.5 15'], 'v18h14v-18z'),
    words: 'M10 40h10M29.5 40h10M49 40h10M68.5 40h10',
  },
  panel: {
    note: 'Shows the categories of the shop as tiles. There is nothing to set but its style.',
  },
};
