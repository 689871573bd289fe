import {
  type BlockValues,
  type FieldPanel,
  groupsIn,
  type Panel,
  type PanelGroup,
} from '@/blocks/editor-kit/panel';
import { STYLE_GROUPS } from '@/blocks/editor-kit/style-panel';
import { ANY_PICTURE, type Circumstance } from '@/blocks/kit/applies';
import { BLOCK_TYPES, type BlockType } from '@/blocks/kit/block-types';
import type { BlockDefinition } from '@/blocks/kit/define-block';
import { type Field, type Fields, readFields } from '@/blocks/kit/fields';
import { APPLIES } from '@/blocks/registry/circumstances';
import { BLOCKS } from '@/blocks/registry/definitions';
import { EDITORS } from '@/blocks/registry/editors';

/** A field as a panel tells of it; `field` is undefined where its type has none of that name. */
export interface ReceivedField {
  type: BlockType;
  /** As in `Circumstances`. */
  name: string;
  group: string;
  received: FieldPanel;
  /** The fields that it stands in. */
  within: readonly FieldPanel[];
  field: Field | undefined;
}

/** What the panel of a type tells of its fields, those of entries and of styles too. */
export function receivedFields(type: BlockType): ReceivedField[] {
  const panel: Panel = EDITORS[type].panel;
  const { props, styles }: BlockDefinition = BLOCKS[type];
  const ofStyles = STYLE_GROUPS.map((group) => ({
    ...group,
    fields: Object.fromEntries(Object.entries(group.fields).filter(([name]) => name in styles)),
  }));
  return [
    ...groupsIn(panel, 'content').flatMap((group) => receivedOf(type, group, props, '')),
    ...groupsIn(panel, 'looks').flatMap((group) => receivedOf(type, group, props, '')),
    ...groupsIn(panel, 'ownStyles').flatMap((group) => receivedOf(type, group, styles, 'styles.')),
    ...ofStyles.flatMap((group) => receivedOf(type, group, styles, 'styles.')),
  ];
}

/** The names of the fields that a type has, as its panel should have them. */
export function fieldNames(type: BlockType): string[] {
  const { props, styles }: BlockDefinition = BLOCKS[type];
  return [...namesOf(props, ''), ...namesOf(styles, 'styles.')];
}

/** What is set of a block whose field matters, as a panel asks for it. */
export function inputFor({ type, name }: Pick<ReceivedField, 'type' | 'name'>): BlockValues {
  const { props, styles }: BlockDefinition = BLOCKS[type];
  const circumstance = APPLIES[type]?.[name] ?? OF_STYLES[name] ?? {};
  return {
    props: readFields(props, circumstance.props),
    styles: readFields(styles, circumstance.styles),
  };
}

export const ALL_TOLD = BLOCK_TYPES.flatMap(receivedFields);

/** A type that has its background on its outermost element has these in its HTML without a picture too. */
const onPicture: Circumstance = { styles: { backgroundImage: ANY_PICTURE } };
const OF_STYLES: Readonly<Record<string, Circumstance>> = {
  'styles.backgroundSize': onPicture,
  'styles.backgroundPosition': onPicture,
  'styles.backgroundRepeat': onPicture,
};

/** Whether a panel shows a field, and what it stands in. */
export function isShown({ received, within }: ReceivedField, input: BlockValues): boolean {
  return [...within, received].every((part) => part.when?.(input) ?? true);
}

function receivedOf(
  type: BlockType,
  group: PanelGroup,
  fields: Fields,
  prefix: string,
  within: readonly FieldPanel[] = [],
): ReceivedField[] {
  return Object.entries(group.fields).flatMap(([own, received]) => {
    const name = `${prefix}${own}`;
    const field = fields[own];
    const inside = {
      title: `${group.title} › ${received.label}`,
      fields: received.entry?.fields ?? {},
    };
    return [
      { type, name, group: group.title, received, within, field },
      ...receivedOf(type, inside, field?.fields ?? {}, `${name}.`, [...within, received]),
    ];
  });
}

function namesOf(fields: Fields, prefix: string): string[] {
  return Object.entries(fields).flatMap(([own, field]) => [
    `${prefix}${own}`,
    ...namesOf(field.fields ?? {}, `${prefix}${own}.`),
  ]);
}
