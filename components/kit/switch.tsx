import { type Changes, type ControlProps, isMuted, named } from './control';
import styles from './switch.module.css';

export function Switch(props: ControlProps & Changes<boolean> & { isOn: boolean }) {
  const { isOn, origin, onChange } = props;
  return (
    <input
      {...named(props)}
      type="checkbox"
      role="switch"
      className={isMuted(origin) ? `${styles.switch} ${styles.default}` : styles.switch}
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
