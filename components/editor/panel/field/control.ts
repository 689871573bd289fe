import type { ReactNode } from 'react';
import type { ControlProps, Origin } from '@/components/kit/control';
import { rangeOf } from './field-value';
import type { FieldProps, useField } from './use-field';

/** Props of the control of a field. */
export interface FieldControlProps
  extends ControlProps,
    Omit<FieldProps, 'name' | 'refusal' | 'onSet'>,
    ReturnType<typeof useField> {
  label: string;
  origin: Origin;
}

export type FieldControl = (props: FieldControlProps) => ReactNode;

/** Changes a value as one thing by itself. */
export const atOnce =
  ({ onChange, onRelease }: FieldControlProps) =>
  (value: unknown) => {
    onChange(value);
    onRelease();
  };

/** Props of a control that edits the value as a text; '' takes the field back to its default. */
export function asText(props: FieldControlProps) {
  const { field, onChange } = props;
  const value = textValue(props.value);
  return {
    ...props,
    value,
    shown: value,
    write: (text: string) => text,
    isValid: (text: string) => field.parse(text) !== undefined,
    placeholder: placeholderOf(props),
    onChange: (text: string) => onChange(text === '' ? undefined : text),
  };
}

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

/** Returns the number that a field shows; undefined where it has none. */
export const shownNumber = ({ value, field }: FieldControlProps): number | undefined =>
  [value, field.initial].find((one) => typeof one === 'number');

/** The steps of a number: of a tenth where one is a large part of its range. */
export function stepsOf({ field, config }: FieldControlProps) {
  const range = rangeOf(field);
  return { ...range, step: config.step ?? (range.isWhole || range.max - range.min > 10 ? 1 : 0.1) };
}
