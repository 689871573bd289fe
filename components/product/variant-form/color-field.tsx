import type { FieldProps } from './field-props';
import { OptionGroup } from './option-group';
import styles from './variant-form.module.css';

/** One of several colours, each told by its name; a colour that cannot be shown is written. */
export function ColorField(props: FieldProps) {
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
