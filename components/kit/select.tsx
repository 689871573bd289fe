import { type ControlProps, isMuted, named } from './control';
import { Icon } from './icon';
import { chevronDown } from './icons';
import styles from './select.module.css';

interface SelectProps extends ControlProps {
  name?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  options: readonly Record<'value' | 'label', string>[];
  isWrong?: boolean;
  onChange?: ((value: string) => void) | undefined;
}

export function Select(props: SelectProps) {
  const { name, value, defaultValue, options, origin, isWrong, onChange } = props;
  return (
    <span className={styles.frame}>
      <select
        {...named(props)}
        name={name}
        className={isMuted(origin) ? `${styles.select} ${styles.default}` : styles.select}
        value={value}
        defaultValue={defaultValue}
        aria-invalid={isWrong || undefined}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
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
