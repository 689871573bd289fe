import { type Changes, type ControlProps, isMuted, named } from './control';
import styles from './switch.module.css';

interface SwitchProps extends ControlProps, Changes<boolean> {
  isOn: boolean;
}

export function Switch({ isOn, onChange, ...props }: SwitchProps) {
  return (
    <input
      {...named(props)}
      type="checkbox"
      role="switch"
      className={isMuted(props.origin) ? `${styles.switch} ${styles.default}` : styles.switch}
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
