import type { boxBlock } from '@/core/blocks/box';
import { containerContent } from '../container/panel';
import type { PanelOf } from '../kit/panel';

export const boxPanel: PanelOf<typeof boxBlock> = { content: containerContent };
