import type { VariantField } from '@/core/model/variant';
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
