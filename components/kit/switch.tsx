import { type Changes, type ControlProps, named } from './control';
import styles from './switch.module.css';

interface SwitchProps extends ControlProps, Changes<boolean> {
  isOn: boolean;
  isDefault?: boolean | undefined;
}

/** On or off. */
export function Switch({ isOn, isDefault, onChange, ...props }: SwitchProps) {
  return (
    <input
      {...named(props)}
      type="checkbox"
      role="switch"
      className={isDefault ? `${styles.switch} ${styles.default}` : styles.switch}
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
