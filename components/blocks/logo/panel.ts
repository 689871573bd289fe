import type { logoBlock } from '@/core/blocks/logo';
import type { PanelOf } from '../kit/panel';

export const logoPanel: PanelOf<typeof logoBlock> = {
  note: 'Shows the logo of the shop, or its address where it has none. The logo itself is set in the shop’s settings.',
  content: [],
};
