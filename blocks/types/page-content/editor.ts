import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { pageContentBlock } from './definition';

export const pageContentEditor: EditorOf<typeof pageContentBlock> = {
  label: 'Page content',
  group: 'content',
  standsIn: ['page'],
  hint: 'The built-in content of this page',
  keywords: 'built-in default content',
  icon: 'M4 3.5h12v13H4zM4 7h12M7 10.5h6M7 13.5h4',
  drawing: {
    edge: 'M10 7h68v42H10z',
    area: 'M11 8h66v8H11z',
    shape: 'M18 24h20v17H18z',
    words: 'M46 26h24M46 33h24M46 40h14',
  },
  panel: {
    note: 'Shows the built-in content of this page. There is nothing to set but its style.',
  },
};
