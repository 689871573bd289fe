import { PAGE_PRESET_IDS, PAGE_PRESETS } from '@/blocks/presets/pages';
import { PAGE_DRAWINGS } from '../../palette/drawings/page-drawings';
import { Sketch } from '../../palette/drawings/sketch';
import { pagePresetLayout } from '../../palette/page-presets';

export type PageStart =
  | { kind: 'nothing' }
  | { kind: 'preset'; id: string }
  | { kind: 'copy'; slug: string };

export const NOTHING: PageStart = { kind: 'nothing' };

/** Height of a drawing as it is cut in a choice, to a width of 88. */
const DRAWING_HEIGHT = 112;

/** Whole pages that a new one may begin with, beside a blank one. */
export const NEW_PAGE_PRESETS = PAGE_PRESET_IDS.map((id) => ({
  id,
  label: PAGE_PRESETS[id].label,
  hint: PAGE_PRESETS[id].hint,
  layout: pagePresetLayout(id),
  picture: <Sketch drawing={PAGE_DRAWINGS[id]} height={DRAWING_HEIGHT} />,
}));
