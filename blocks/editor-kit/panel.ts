import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Field, Fields, PropsOf } from '@/blocks/kit/fields';
import type { StyleName } from '@/blocks/kit/style-fields';
import type { IconName } from '@/core/model/icon-names';

/** The settings of a block's fields in the editor, as data: labels and controls that `components/editor/panel` draws. */

/** Controls other than the one of the field's kind. */
export type ControlName =
  | 'lines'
  | 'category'
  | 'segments'
  | 'icons'
  | 'slider'
  /** A part of one, shown as percent. */
  | 'share'
  | 'text-align'
  | 'direction'
  | 'justify'
  | 'cross-align'
  | 'columns'
  | 'video'
  | 'pictures'
  | 'sides'
  | 'corners'
  | 'border'
  | 'weight'
  /** A length, or `auto`. */
  | 'size'
  | 'shadow'
  | 'gradient'
  | 'background'
  | 'background-size'
  | 'position';

export type Option = string | { label: string; icon: IconName };

/** The values of a block as its view reads them; passed to `when` and `against`. */
export interface BlockValues {
  props: Readonly<Record<string, unknown>>;
  styles: Readonly<Record<string, unknown>>;
}

export interface FieldPanel {
  label: string;
  hint?: string;
  control?: ControlName;
  options?: Readonly<Record<string, Option>>;
  unset?: string;
  /** The effective default, where it depends on other fields. */
  effectiveDefault?(values: BlockValues): unknown;
  unit?: string;
  /** The range of a slider, where the field allows more than is useful. */
  range?: readonly [from: number, to: number];
  step?: number;
  entry?: EntryPanel;
  /** Returns true if the field is shown; a hidden field keeps its value. */
  when?(values: BlockValues): boolean;
  /** Returns true if its icons are rotated, as those of a row are; `entry` is the list entry it belongs to. */
  turned?(values: BlockValues, entry?: BlockValues['props']): boolean;
  /** Returns the background color of the text in this color; '' for that behind the block. */
  against?(values: BlockValues): string;
}

export interface EntryPanel {
  /** The name of one entry, as in 'Add link'. */
  name: string;
  fields?: FieldPanels;
  /** The field that titles an entry in the list. */
  title?: string;
  /** Returns the fixed number of entries, where other fields decide it: none can be added, removed or moved. */
  count?(values: BlockValues): number;
}

export type FieldPanels = Readonly<Record<string, FieldPanel>>;

export interface PanelGroup extends GroupDetails {
  title: string;
  /** Drawn as one diagram instead of field by field. */
  drawnAs?: 'spacing';
  fields: FieldPanels;
}

interface GroupDetails {
  hint?: string;
  isClosed?: boolean;
}

/** The fields of groups by their titles. */
type Groups<Inside> = Readonly<Record<string, Inside>>;

type PanelPart = 'content' | 'looks' | 'ownStyles';

interface PanelParts<Props, Styles> {
  /** A note on a block of which nothing or little can be set. */
  note?: string;
  content?: Groups<Props>;
  /** Props that are shown under Style. */
  looks?: Groups<Props>;
  ownStyles?: Groups<Styles>;
  details?: Readonly<Partial<Record<PanelPart, Groups<GroupDetails>>>>;
  /** Effective defaults of styles that differ from those of most blocks. */
  unset?: Readonly<Partial<Record<StyleName, string>>>;
}

export type Panel = PanelParts<FieldPanels, FieldPanels>;

export function groupsIn(panel: Panel, part: PanelPart): PanelGroup[] {
  const details = panel.details?.[part] ?? {};
  const groups = Object.entries(panel[part] ?? {});
  return groups.map(([title, fields]) => ({ title, fields, ...details[title] }));
}

interface ValuesOf<D extends BlockDefinition> {
  props: PropsOf<D['props']>;
  styles: PropsOf<D['styles']>;
}

type FieldPanelOf<D extends BlockDefinition> = Omit<
  FieldPanel,
  'options' | 'entry' | 'effectiveDefault' | 'when' | 'turned' | 'against'
> & {
  effectiveDefault?(values: ValuesOf<D>): unknown;
  when?(values: ValuesOf<D>): boolean;
  turned?(values: ValuesOf<D>, entry?: BlockValues['props']): boolean;
  against?(values: ValuesOf<D>): string;
};

/** Requires labels for every option of a choice, and entries for lists and groups. */
type Inside<D extends BlockDefinition, Value> = [Value] extends [boolean | number]
  ? object
  : [Value] extends [string]
    ? string extends Value
      ? { options?: Readonly<Record<string, Option>> }
      : { options: Readonly<Record<Value, Option>> }
    : [Value] extends [readonly (infer Item)[]]
      ? Item extends object
        ? { entry: EntryPanelOf<D, Item> }
        : { entry?: { name: string } }
      : { entry: EntryPanelOf<D, Value> };

interface EntryPanelOf<D extends BlockDefinition, Item> {
  name: string;
  fields: { readonly [Name in keyof Item]: FieldPanelOf<D> & Inside<D, NonNullable<Item[Name]>> };
  title?: keyof Item & string;
  count?(values: ValuesOf<D>): number;
}

type FieldPanelsOf<D extends BlockDefinition, F extends Fields> = {
  readonly [Name in keyof F]?: F[Name] extends Field<infer Value>
    ? FieldPanelOf<D> & Inside<D, NonNullable<Value>>
    : never;
};

/** The panel of a type: a field that it does not have, or an option it has not named, does not compile. */
export type PanelOf<D extends BlockDefinition> = PanelParts<
  FieldPanelsOf<D, D['props']>,
  FieldPanelsOf<D, Omit<D['styles'], StyleName>>
>;
