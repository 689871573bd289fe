import type { pageContentBlock } from '@/core/blocks/page-content';
import type { PanelOf } from '../kit/panel';

export const pageContentPanel: PanelOf<typeof pageContentBlock> = {
  note: 'Stands for what this page shows by itself. There is nothing to set but its style.',
  content: [],
};
