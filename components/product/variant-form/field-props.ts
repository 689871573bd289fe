import type { VariantField, VariantOption } from '@/core/model/variant';
import type { OptionState } from '@/core/rules/variants/variant-rows';
import * as messages from '../messages';

/** What every control of the form gets; `value` is '' where nothing is chosen. */
export interface FieldProps {
  field: VariantField;
  value: string;
  /** How its options stand beside the other choices; empty for a field of which all can be had. */
  states: ReadonlyMap<string, OptionState>;
  onChange: (value: string) => void;
}

/** Why an option cannot be had as it stands; '' where it can. */
export function lackText(state: OptionState | undefined): string {
  if (state === 'sold-out') return 'sold out';
  return state === 'missing' ? messages.unavailableWithChoices : '';
}

const NOTHING: VariantOption = { label: messages.none, value: '', priceAdjustment: 0 };

/** The options of a field; one that may stay empty can also be emptied again. */
export function offeredOptions({ options, required, defaultValue }: VariantField): VariantOption[] {
  const isOptional = !required && defaultValue === undefined;
  return isOptional ? [NOTHING, ...options] : options;
}
