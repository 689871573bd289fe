import { isMuted, named } from '@/components/kit/control';
import styles from '@/components/kit/field.module.css';
import { TextArea } from '@/components/kit/text-area';
import { TextInput } from '@/components/kit/text-input';
import { asText, type FieldControlProps, placeholderOf } from '../field/control';
import * as messages from '../messages';

/** A line of words. Where there are words by default, none at all is something else than the default. */
export function LineControl(props: FieldControlProps) {
  return (
    <TextInput<string>
      {...asText(props)}
      read={(text) => ({ value: text })}
      placeholder={emptyWords(props)}
      spellCheck
      onChange={props.onChange}
    />
  );
}

export function LinesControl(props: FieldControlProps) {
  return <TextArea {...asText(props)} placeholder={emptyWords(props)} onChange={props.onChange} />;
}

export function CodeControl(props: FieldControlProps) {
  return <TextArea {...asText(props)} isCode onChange={props.onChange} />;
}

const emptyWords = (props: FieldControlProps): string | undefined =>
  props.field.initial === '' ? placeholderOf(props) : messages.emptyGroup;

/** A date and time, by the browser's own picker: set in the admin's time zone, stored as an instant. */
export function InstantControl(props: FieldControlProps) {
  const { value, origin, onChange, onRelease } = asText(props);
  return (
    <input
      {...named(props)}
      type="datetime-local"
      className={`${styles.input} ${isMuted(origin) ? styles.default : ''}`}
      value={localText(value)}
      onChange={({ currentTarget }) => {
        const time = Date.parse(currentTarget.value);
        onChange(Number.isNaN(time) ? '' : new Date(time).toISOString());
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
