import type { VariantField, VariantOption } from '@/core/model/variant';

/** What every control of the form gets; `value` is '' where nothing is chosen. */
export interface FieldProps {
  field: VariantField;
  value: string;
  onChange: (value: string) => void;
}

const NOTHING: VariantOption = { label: 'None', value: '', priceAdjustment: 0 };

/** The options of a field; one that may stay empty can also be emptied again. */
export function offeredOptions({ options, required, defaultValue }: VariantField): VariantOption[] {
  const isOptional = !required && defaultValue === undefined;
  return isOptional ? [NOTHING, ...options] : options;
}
