import { isMuted, named } from '@/components/kit/control';
import styles from '@/components/kit/field.module.css';
import { type FieldControlProps, textValue } from '../field/control';

/** A date and time, by the browser's own picker: set in the admin's time zone, stored as an instant. */
export function InstantControl(props: FieldControlProps) {
  const { value, origin, onChange, onRelease } = props;
  return (
    <input
      {...named(props)}
      type="datetime-local"
      className={`${styles.input} ${isMuted(origin) ? styles.default : ''}`}
      value={localText(textValue(value))}
      onChange={({ currentTarget }) => {
        const time = currentTarget.value === '' ? Number.NaN : Date.parse(currentTarget.value);
        onChange(Number.isNaN(time) ? undefined : new Date(time).toISOString());
      }}
      onBlur={onRelease}
    />
  );
}

/** An instant as the picker wants it: `2026-12-24T18:00` in local time, to the minute. */
function localText(instant: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  const offsetMs = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offsetMs).toISOString().slice(0, 16);
}
