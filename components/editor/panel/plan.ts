import { type FieldPanel, groupsIn, type Panel, type PanelGroup } from '@/blocks/editor-kit/panel';
import { STYLE_GROUPS } from '@/blocks/editor-kit/style-panel';
import type { BlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Field, Fields } from '@/blocks/kit/fields';
import { BLOCKS } from '@/blocks/registry/definitions';
import { EDITORS } from '@/blocks/registry/editors';
import type { PanelArea } from './field/types';

/** A field with what the panel of its type tells of it. */
export interface FieldSlot {
  area: PanelArea;
  name: string;
  field: Field;
  config: FieldPanel;
}

export interface PlannedGroup extends Omit<PanelGroup, 'fields'> {
  spots: readonly FieldSlot[];
}

export type Tab = 'content' | 'style';

/** All there is to set of a block type, in the order in which it is shown. */
export interface Plan extends Readonly<Record<Tab, readonly PlannedGroup[]>> {
  definition: BlockDefinition;
  note: string | undefined;
}

const PLANS = new Map<BlockType, Plan>();

export function planOf(type: BlockType): Plan {
  const plan = PLANS.get(type) ?? newPlan(BLOCKS[type], EDITORS[type].panel);
  PLANS.set(type, plan);
  return plan;
}

function newPlan(definition: BlockDefinition, panel: Panel): Plan {
  const { note, unset } = panel;
  const planned = (area: PanelArea, groups: readonly PanelGroup[], words: Unset = {}) =>
    groups
      .map((group) => ({ ...group, spots: slotsOf(area, definition[area], group.fields, words) }))
      .filter(({ spots }) => spots.length > 0);
  return {
    definition,
    note,
    content: planned('props', groupsIn(panel, 'content')),
    style: [
      ...planned('props', groupsIn(panel, 'looks')),
      ...planned('styles', groupsIn(panel, 'ownStyles')),
      ...planned('styles', STYLE_GROUPS, unset),
    ],
  };
}

type Unset = Readonly<Record<string, string>>;

const slotsOf = (
  area: PanelArea,
  fields: Fields,
  panels: PanelGroup['fields'],
  unset: Unset,
): FieldSlot[] =>
  Object.entries(panels).flatMap(([name, panel]) => {
    const [field, words] = [fields[name], unset[name]];
    const config = words === undefined ? panel : { ...panel, unset: words };
    return field ? [{ area, name, field, config }] : [];
  });
