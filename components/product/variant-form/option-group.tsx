import { type ReactNode, useId } from 'react';
import type { VariantOption } from '@/core/model/variant';
import { formatAdjustment } from '@/core/rules/money/adjustment';
import { FieldLabel } from './field-label';
import { type FieldProps, lackText, offeredOptions } from './field-props';
import styles from './variant-form.module.css';

interface OptionGroupProps extends FieldProps {
  kind: 'pill' | 'swatch' | 'tile';
  /** True if the label shows the chosen value, because the options do not. */
  isChosenNamed?: boolean;
  /** Renders an option; its price is added. */
  face: (option: VariantOption) => ReactNode;
}

/** Options as native radio buttons, dressed. */
export function OptionGroup({
  field,
  value,
  states,
  onChange,
  kind,
  isChosenNamed,
  face,
}: OptionGroupProps) {
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
