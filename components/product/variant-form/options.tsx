import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui';
import type { VariantOption } from '@/core/model/variant';
import { formatAdjustment } from '@/core/rules/money/adjustment';
import * as messages from '../messages';
import entry from './entry.module.css';
import { FieldLabel, type FieldProps, lackText, offeredOptions } from './field';
import styles from './variant-form.module.css';

interface OptionGroupProps extends FieldProps {
  kind: 'pill' | 'swatch' | 'tile';
  /** True if the label shows the chosen value, because the options do not. */
  isChosenNamed?: boolean;
  /** Renders an option; its price is added. */
  face: (option: VariantOption) => ReactNode;
}

export function OptionGroup(props: OptionGroupProps) {
  const { field, value, states, onChange, kind, isChosenNamed, face } = props;
  const name = useId();
  const labelId = useId();
  const options = offeredOptions(field);
  const chosen = isChosenNamed && options.find((option) => option.value === value)?.label;
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={field.required}
    >
      <p id={labelId} className={styles.label}>
        <FieldLabel field={field} chosen={chosen || undefined} />
      </p>
      <div className={styles.options}>
        {options.map((option) => {
          const lack = lackText(states.get(option.value));
          return (
            <label key={option.value} className={`${styles[kind]} ${lack && styles.lacking}`}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {face(option)}
              {lack && <span className="visually-hidden">, {lack}</span>}{' '}
              {option.priceAdjustment !== 0 && (
                <span className={styles.adjustment}>
                  {formatAdjustment(option.priceAdjustment)}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </div>
  );
}

const MOST_PILLS = 9;
const LONGEST_ON_A_PILL = 22;

/** One of several names: side by side where they are few and short, else a drop-down. */
export function SelectField(props: FieldProps) {
  const { options } = props.field;
  const isShort = options.every(({ label }) => label.length <= LONGEST_ON_A_PILL);
  if (options.length > MOST_PILLS || !isShort) return <DropDown {...props} />;
  return <OptionGroup {...props} kind="pill" face={(option) => option.label} />;
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
