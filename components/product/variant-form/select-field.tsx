import { useId } from 'react';
import { Icon } from '@/components/ui';
import type { VariantField, VariantOption } from '@/core/model/variant';
import { formatAdjustment } from '@/core/rules/money/adjustment';
import * as messages from '../messages';
import entry from './entry.module.css';
import { FieldLabel } from './field-label';
import { type FieldProps, lackText, offeredOptions } from './field-props';
import { OptionGroup } from './option-group';
import styles from './variant-form.module.css';

const MOST_PILLS = 9;
const LONGEST_ON_A_PILL = 22;

/** One of several names: side by side where they are few and short, else a drop-down. */
export function SelectField(props: FieldProps) {
  if (!hasRoomForPills(props.field)) return <DropDown {...props} />;
  return <OptionGroup {...props} kind="pill" face={(option) => option.label} />;
}

function hasRoomForPills({ options }: VariantField): boolean {
  const isShort = options.every(({ label }) => label.length <= LONGEST_ON_A_PILL);
  return options.length <= MOST_PILLS && isShort;
}

function DropDown({ field, value, states, onChange }: FieldProps) {
  const id = useId();
  const options = offeredOptions(field);
  const isOpen = !options.some((option) => option.value === value);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel field={field} />
      </label>
      <span className={entry.dropDown}>
        <select
          id={id}
          value={value}
          aria-required={field.required}
          onChange={(event) => onChange(event.target.value)}
        >
          {isOpen && <option value={value}>{field.placeholder ?? messages.choose}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {optionText(option, lackText(states.get(option.value)))}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} />
      </span>
    </div>
  );
}

function optionText({ label, priceAdjustment }: VariantOption, lack: string): string {
  const text = `${label} ${formatAdjustment(priceAdjustment)}`.trim();
  return lack ? `${text}, ${lack}` : text;
}
