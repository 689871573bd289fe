import type { copyrightBlock } from '@/core/blocks/copyright';
import type { PanelOf } from '../kit/panel';

export const copyrightPanel: PanelOf<typeof copyrightBlock> = {
  note: 'Names the shop and shows the ways to pay. There is nothing to set but its style.',
  content: [],
};
