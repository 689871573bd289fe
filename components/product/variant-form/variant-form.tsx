import type { ComponentType } from 'react';
import type { VariantField } from '@/core/model/variant';
import { type VariantChoices, visibleFields } from '@/core/rules/variants';
import { ColorField } from './color-field';
import type { FieldProps } from './field-props';
import { ImageField } from './image-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import styles from './variant-form.module.css';

interface VariantFormProps {
  fields: readonly VariantField[];
  choices: VariantChoices;
  onChange: (choices: VariantChoices) => void;
}

const CONTROLS: Record<VariantField['type'], ComponentType<FieldProps>> = {
  select: SelectField,
  color: ColorField,
  image: ImageField,
  text: TextField,
};

/**
 * The choices that a product offers (spec 3, "Variant definition"; spec 4, "Product card"): native
 * controls, a field whose condition is not met hidden. Required fields are marked and never block.
 */
export function VariantForm({ fields, choices, onChange }: VariantFormProps) {
  return (
    <div className={styles.form}>
      {visibleFields(fields, choices).map((field) => {
        const Control = CONTROLS[field.type];
        return (
          <Control
            key={field.id}
            field={field}
            value={choices[field.id] ?? ''}
            onChange={(value) => onChange({ ...choices, [field.id]: value })}
          />
        );
      })}
    </div>
  );
}
