import type { VariantField, VariantOption } from '@/core/model/variant';
import type { OptionState } from '@/core/rules/variants/variant-rows';
import * as messages from '../messages';
import styles from './variant-form.module.css';

interface FieldLabelProps {
  field: VariantField;
  /** Chosen value, if the control itself does not show it. */
  chosen?: string | undefined;
}

/** A field's name, with a red asterisk where it is required (spec 5). */
export function FieldLabel({ field, chosen }: FieldLabelProps) {
  return (
    <>
      {field.label}
      {field.required && (
        <>
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>{' '}
          <span className="visually-hidden">{messages.required}</span>
        </>
      )}
      {chosen && ' '}
      {chosen && <span className={styles.chosen}>{chosen}</span>}
    </>
  );
}

/** Props of every control of the form; `value` is '' for none. */
export interface FieldProps {
  field: VariantField;
  value: string;
  /** States of the options, given the other choices; empty if all are available. */
  states: ReadonlyMap<string, OptionState>;
  onChange: (value: string) => void;
}

/** Returns the reason why an option is unavailable; '' if available. */
export function lackText(state: OptionState | undefined): string {
  if (state === 'sold-out') return messages.soldOutChoice;
  return state === 'missing' ? messages.unavailableWithChoices : '';
}

const NOTHING: VariantOption = { label: messages.none, value: '', priceAdjustment: 0 };

/** The options of a field; one that may stay empty can also be emptied again. */
export function offeredOptions({ options, required, defaultValue }: VariantField): VariantOption[] {
  const isOptional = !required && defaultValue === undefined;
  return isOptional ? [NOTHING, ...options] : options;
}
