import { Picture } from '@/components/ui';
import type { FieldProps } from './field-props';
import { OptionGroup } from './option-group';
import styles from './variant-form.module.css';

/** One of several pictures, with their names below. */
export function ImageField(props: FieldProps) {
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
