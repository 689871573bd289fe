import type { gridBlock } from '@/core/blocks/grid';
import { containerContent } from '../container/panel';
import type { PanelOf } from '../kit/panel';

export const gridPanel: PanelOf<typeof gridBlock> = { content: containerContent };
