import type { ComponentType } from 'react';
import type { VariantField } from '@/core/model/variant';
import { type Choosable, optionStates, withChoice } from '@/core/rules/variant-rows';
import { blankFields, type VariantChoices, visibleFields } from '@/core/rules/variants';
import { ColorField } from './color-field';
import type { FieldProps } from './field-props';
import { ImageField } from './image-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import styles from './variant-form.module.css';

interface VariantFormProps {
  offer: Choosable;
  choices: VariantChoices;
  onChange: (choices: VariantChoices) => void;
  /** Whether what is chosen went into the cart: what was left blank is said at its field. */
  isTried?: boolean;
}

const CONTROLS: Record<VariantField['type'], ComponentType<FieldProps>> = {
  select: SelectField,
  color: ColorField,
  image: ImageField,
  text: TextField,
};

/**
 * The choices that a product offers (spec 3, "Variant definition"; spec 4, "Product card"): native
 * controls, a field whose condition is not met hidden. Required fields are marked and never block; one that is
 * left blank says so. What cannot be had with the other choices is struck through; whoever takes it has the
 * others follow.
 */
export function VariantForm({ offer, choices, onChange, isTried = false }: VariantFormProps) {
  const blank = isTried ? blankFields(offer.fields, choices) : [];
  return (
    <div className={styles.form}>
      {visibleFields(offer.fields, choices).map((field) => {
        const { id, label } = field;
        const Control = CONTROLS[field.type];
        return (
          <div key={id}>
            <Control
              field={field}
              value={choices[id] ?? ''}
              states={optionStates(offer, choices, field)}
              onChange={(value) => onChange(withChoice(offer, choices, id, value))}
            />
            {blank.includes(label) && <p className={styles.missed}>Left blank for now</p>}
          </div>
        );
      })}
    </div>
  );
}
