import { type ComponentType, useId } from 'react';
import { GuideLink } from '@/components/size-guide';
import { Picture } from '@/components/ui';
import type { VariantField } from '@/core/model/variant';
import { formatAdjustment } from '@/core/rules/money/adjustment';
import { type Choosable, optionStates, withChoice } from '@/core/rules/variants/variant-rows';
import {
  blankFields,
  textLimit,
  type VariantChoices,
  visibleFields,
} from '@/core/rules/variants/variants';
import * as messages from '../messages';
import entry from './entry.module.css';
import { FieldLabel, type FieldProps } from './field';
import { OptionGroup, SelectField } from './options';
import styles from './variant-form.module.css';

/** Free text, such as a name to embroider; what it costs is its first option's adjustment. */
function TextField({ field, value, onChange }: FieldProps) {
  const id = useId();
  const limit = textLimit(field);
  const adjustment = formatAdjustment(field.options[0]?.priceAdjustment ?? 0);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FieldLabel field={field} />{' '}
        {adjustment && <span className={styles.adjustment}>{adjustment}</span>}
      </label>
      <span className={entry.text}>
        <input
          id={id}
          type="text"
          dir="auto"
          value={value}
          maxLength={limit}
          placeholder={field.placeholder}
          aria-required={field.required}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
        <span className={entry.count} aria-hidden="true">
          {value.length}/{limit}
        </span>
      </span>
    </div>
  );
}

/** One of several colors, each told by its name; a color that cannot be shown is written. */
function ColorField(props: FieldProps) {
  return (
    <OptionGroup
      {...props}
      kind="swatch"
      isChosenNamed
      face={({ label, swatch }) => {
        if (!swatch) return <span className={styles.written}>{label}</span>;
        return (
          <>
            <span className={styles.dot} style={{ backgroundColor: swatch }} />
            <span className="visually-hidden">{label}</span>
          </>
        );
      }}
    />
  );
}

function ImageField(props: FieldProps) {
  return (
    <OptionGroup
      {...props}
      kind="tile"
      face={({ label, value }) => (
        <>
          <span className={styles.picture}>
            {value && <Picture src={value} alt="" sizes="96px" maxWidth={320} />}
          </span>
          {label}
        </>
      )}
    />
  );
}

interface VariantFormProps {
  offer: Choosable;
  choices: VariantChoices;
  setChoices: (choices: VariantChoices) => void;
  /** True once adding was tried: empty fields show problems. */
  isTried?: boolean;
}

const CONTROLS: Record<VariantField['type'], ComponentType<FieldProps>> = {
  select: SelectField,
  color: ColorField,
  image: ImageField,
  text: TextField,
};

/** The choices of a product (spec 3, 4). Required fields never block; taking a struck-through option changes the others. */
export function VariantForm({ offer, choices, setChoices, isTried = false }: VariantFormProps) {
  const blank = isTried ? blankFields(offer.fields, choices) : [];
  return (
    <div className={styles.form}>
      {visibleFields(offer.fields, choices).map((field) => {
        const { id, label, guide, options } = field;
        const Control = CONTROLS[field.type];
        return (
          <div key={id} className={styles.row}>
            {guide && <GuideLink href={guide} options={options} chosen={choices[id] ?? ''} />}
            <Control
              field={field}
              value={choices[id] ?? ''}
              states={optionStates(offer, choices, field)}
              onChange={(value) => setChoices(withChoice(offer, choices, id, value))}
            />
            {blank.includes(label) && <p className={styles.missed}>{messages.leftBlank}</p>}
          </div>
        );
      })}
    </div>
  );
}
