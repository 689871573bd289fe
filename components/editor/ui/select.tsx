import { type Changes, type ControlProps, named } from './control';
import { Icon } from './icon';
import { chevronDown } from './icons';
import styles from './select.module.css';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends ControlProps, Changes<string> {
  value: string;
  options: readonly SelectOption[];
  isDefault?: boolean | undefined;
}

/** One of several, in the list that the system shows. */
export function Select({ value, options, isDefault, onChange, ...props }: SelectProps) {
  return (
    <span className={styles.frame}>
      <select
        {...named(props)}
        className={isDefault ? `${styles.select} ${styles.default}` : styles.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.mark}>
        <Icon of={chevronDown} />
      </span>
    </span>
  );
}
