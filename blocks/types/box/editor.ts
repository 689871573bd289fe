import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { containerPanel } from '@/blocks/editor-kit/container-panel';
import { at } from '@/blocks/editor-kit/drawing';
import type { boxBlock } from './definition';

export const boxEditor: EditorOf<typeof boxBlock> = {
  label: 'Box',
  group: 'layout',
  standsIn: ['page', 'footer'],
  hint: 'Holds blocks one below the other',
  keywords: 'container section group stack',
  icon: 'M3.5 3.5h13v13h-13zM7 7h6v6H7z',
  drawing: { edge: 'M10 8h68v40H10z', shape: at(['18 16', '18 31'], 'h52v9H18z') },
  starter: { columns: [[]] },
  panel: containerPanel,
};
