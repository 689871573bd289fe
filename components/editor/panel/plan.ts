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
  const { props, styles } = definition;
  const { note, unset } = panel;
  const groups = (area: PanelArea, fields: Fields, of: readonly PanelGroup[]) =>
    of.map((group) => planned(area, fields, group)).filter(({ spots }) => spots.length > 0);
  const common = STYLE_GROUPS.map((group) => ({
    ...group,
    fields: withUnset(group.fields, unset),
  }));
  return {
    definition,
    note,
    content: groups('props', props, groupsIn(panel, 'content')),
    style: [
      ...groups('props', props, groupsIn(panel, 'looks')),
      ...groups('styles', styles, groupsIn(panel, 'ownStyles')),
      ...groups('styles', styles, common),
    ],
  };
}

function planned(area: PanelArea, fields: Fields, group: PanelGroup): PlannedGroup {
  const spots = Object.entries(group.fields).flatMap(([name, config]) => {
    const field = fields[name];
    return field ? [{ area, name, field, config }] : [];
  });
  return { ...group, spots };
}

function withUnset(
  fields: PanelGroup['fields'],
  unset: Readonly<Record<string, string>> = {},
): PanelGroup['fields'] {
  const all = Object.entries(fields).map(([name, config]) => {
    const words = unset[name];
    return [name, words === undefined ? config : { ...config, unset: words }] as const;
  });
  return Object.fromEntries(all);
}
