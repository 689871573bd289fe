import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { containerPanel } from '@/blocks/editor-kit/container-panel';
import type { gridBlock } from './definition';

export const gridEditor: EditorOf<typeof gridBlock> = {
  label: 'Columns',
  group: 'layout',
  standsIn: ['page', 'footer'],
  hint: 'Holds blocks in columns',
  keywords: 'container grid row layout split',
  icon: 'M3 4.5h14v11H3zM10 4.5v11',
  drawing: { edge: 'M10 8h68v40H10z', shape: 'M18 16h23v24H18zM47 16h23v24H47z' },
  starter: { props: { sectionType: '1:1' } },
  panel: containerPanel,
};
