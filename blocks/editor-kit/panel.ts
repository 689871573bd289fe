import type { BlockDefinition } from '@/blocks/kit/define-block';
import type { Field, Fields, PropsOf } from '@/blocks/kit/fields';
import type { StyleName } from '@/blocks/kit/style-fields';
import type { IconName } from '@/core/model/icon-names';

/**
 * Describes as data how a block's fields are set in the editor: a type of block gives labels and controls,
 * which `components/editor/panel` draws.
 */

/** Where the control that a field's kind has is not the right one. */
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
  | 'film'
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

/** An option of a choice: its words, with an icon of the shop where it is chosen by its icon. */
export type Option = string | { label: string; icon: IconName };

/** Describes what is set of a block as its view reads it; what a field's `when` and `against` ask. */
export interface RawFields {
  props: Readonly<Record<string, unknown>>;
  styles: Readonly<Record<string, unknown>>;
}

export interface FieldPanel {
  label: string;
  /** Where the label does not say it. */
  hint?: string;
  control?: ControlName;
  /** The words of a choice's options. */
  options?: Readonly<Record<string, Option>>;
  /** The effective default in a few words. */
  unset?: string;
  /** The value that holds then, where it depends on others. */
  effectiveDefault?(raw: RawFields): unknown;
  /** Behind a number. */
  unit?: string;
  /** Within which a slider moves, where the field allows far more than anybody wants. */
  range?: readonly [from: number, to: number];
  step?: number;
  /** Of the entries of a list, or of a group. */
  entry?: EntryPanel;
  /** Returns whether it is shown; what is hidden keeps its value. */
  when?(raw: RawFields): boolean;
  /** Returns whether its drawings lie on their side, as those of directions do; `entry` is what it stands in. */
  turned?(raw: RawFields, entry?: RawFields['props']): boolean;
  /** The colour that words in this colour are read on; '' for what stands behind the block. */
  against?(raw: RawFields): string;
}

export interface EntryPanel {
  /** The name of one entry, as in 'Add link'. */
  name: string;
  /** Of an entry with fields of its own. */
  fields?: FieldPanels;
  /** The field whose value an entry is known by in the list. */
  title?: string;
  /** Returns how many there are where that follows from other fields: none can be added, removed or moved then. */
  count?(raw: RawFields): number;
}

export type FieldPanels = Readonly<Record<string, FieldPanel>>;

/** Fields that belong together, in their order. */
export interface PanelGroup {
  title: string;
  hint?: string;
  /** Opened by who looks for it. */
  isClosed?: boolean;
  /** Drawn as one picture instead of field by field. */
  drawnAs?: 'spacing';
  fields: FieldPanels;
}

export interface Panel {
  /** A note on a block of which nothing or little can be set. */
  note?: string;
  /** Fields of its content. */
  content: readonly PanelGroup[];
  /** Those of its props that are looks. */
  looks?: readonly PanelGroup[];
  /** The styles that only this type has. */
  ownStyles?: readonly PanelGroup[];
  /** Effective defaults of styles that differ from those of most blocks. */
  unset?: Readonly<Partial<Record<StyleName, string>>>;
}

interface RawOf<D extends BlockDefinition> {
  props: PropsOf<D['props']>;
  styles: PropsOf<D['styles']>;
}

type Told<D extends BlockDefinition> = Omit<
  FieldPanel,
  'options' | 'entry' | 'effectiveDefault' | 'when' | 'turned' | 'against'
> & {
  effectiveDefault?(raw: RawOf<D>): unknown;
  when?(raw: RawOf<D>): boolean;
  turned?(raw: RawOf<D>, entry?: RawFields['props']): boolean;
  against?(raw: RawOf<D>): string;
};

/** A choice has words for each of its options, a list and a group for what stands in them. */
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
  fields: {
    readonly [Name in keyof Item]: Told<D> & Inside<D, NonNullable<Item[Name]>>;
  };
  title?: keyof Item & string;
  count?(raw: RawOf<D>): number;
}

type FieldPanelsOf<D extends BlockDefinition, F extends Fields> = {
  readonly [Name in keyof F]?: F[Name] extends Field<infer Value>
    ? Told<D> & Inside<D, NonNullable<Value>>
    : never;
};

type GroupOf<D extends BlockDefinition, F extends Fields> = Omit<PanelGroup, 'fields'> & {
  fields: FieldPanelsOf<D, F>;
};

/** The panel of a type: a field that it does not have, or an option it has not named, does not compile. */
export interface PanelOf<D extends BlockDefinition>
  extends Omit<Panel, 'content' | 'looks' | 'ownStyles'> {
  content: readonly GroupOf<D, D['props']>[];
  looks?: readonly GroupOf<D, D['props']>[];
  ownStyles?: readonly GroupOf<D, Omit<D['styles'], StyleName>>[];
}
