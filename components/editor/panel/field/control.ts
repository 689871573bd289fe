import type { ReactNode } from 'react';
import type { FieldPanel } from '@/blocks/editor-kit/panel';
import type { Field } from '@/blocks/kit/fields';
import type { ControlProps, FieldValue, Origin } from '@/components/kit/control';
import type { Reading } from '@/components/kit/use-draft';
import { rangeOf } from './field-value';

/** Props of the control of a field. */
export interface FieldControlProps extends ControlProps, FieldValue {
  origin: Origin;
  label: string;
  /** Names the field of this one block. */
  scope: string;
  field: Field;
  config: FieldPanel;
  /** The value in the layout. */
  raw: unknown;
  /** The value where none is set, if it follows from others. */
  effectiveDefault: unknown;
  /** The background of text in this color. */
  background: string | undefined;
  /** The number of entries, where the list does not decide it. */
  count: number | undefined;
  /** True if its drawings lie on their side. */
  isTurned: boolean;
  /** A change in something that stands in it belongs to the gesture that is named. */
  onChange: (value: unknown, gesture?: string) => void;
  /** Sets another field of the same area, as one change with its own. */
  onOther: (name: string, value: unknown) => void;
  onHold: () => void;
  onRelease: () => void;
}

/** Changes a value as one thing by itself. */
export const atOnce =
  ({ onChange, onRelease }: Pick<FieldControlProps, 'onChange' | 'onRelease'>) =>
  (value: unknown) => {
    onChange(value);
    onRelease();
  };

export type FieldControl = (props: FieldControlProps) => ReactNode;

/** Returns the placeholder of an empty field. */
export const placeholderOf = ({
  config,
  effectiveDefault,
}: FieldControlProps): string | undefined =>
  typeof effectiveDefault === 'string' ? effectiveDefault : config.unset;

/** The text that is typed over: none where what shows is inherited. */
export const ownText = ({ value, origin }: FieldControlProps): string =>
  origin === 'inherited' ? '' : textValue(value);

export const textValue = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns whether a field takes a text as it is written. */
export const takes =
  ({ parse }: Field): ((text: string) => boolean) =>
  (text) =>
    parse(text) !== undefined;

/** '' takes a field back to its default. */
export const orDefault = (value: string): string | undefined => (value === '' ? undefined : value);

/** A text that a field has to take, with what to say where it does not. */
export const readBy =
  ({ parse }: Field, problem: string): ((text: string) => Reading<string>) =>
  (text) => {
    const written = text.trim();
    if (written === '') return { value: '' };
    return parse(written) === undefined ? { problem } : { value: written };
  };

/** The steps of a number: of a tenth where one is a large part of its range. */
export function stepsOf({ field, config }: Pick<FieldControlProps, 'field' | 'config'>) {
  const range = rangeOf(field);
  return { ...range, step: config.step ?? (range.isWhole || range.max - range.min > 10 ? 1 : 0.1) };
}
