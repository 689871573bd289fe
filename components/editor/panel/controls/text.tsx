import { isMuted, named } from '@/components/kit/control';
import styles from '@/components/kit/field.module.css';
import { TextArea } from '@/components/kit/text-area';
import { TextInput } from '@/components/kit/text-input';
import { type FieldControlProps, placeholderOf, textValue } from '../field/control';
import * as messages from '../messages';

const EMPTY = messages.emptyGroup;

/** A line of words. Where there are words by default, none at all is something else than the default. */
export function LineControl(props: FieldControlProps) {
  return (
    <TextInput<string>
      {...props}
      shown={textValue(props.value)}
      read={(text) => ({ value: text })}
      write={(text) => text}
      placeholder={emptyWords(props)}
      spellCheck
      onChange={(text) => props.onChange(wordsOf(props, text))}
    />
  );
}

export function LinesControl(props: FieldControlProps) {
  return (
    <TextArea
      {...props}
      value={textValue(props.value)}
      placeholder={emptyWords(props)}
      onChange={(text) => props.onChange(wordsOf(props, text))}
    />
  );
}

export function CodeControl(props: FieldControlProps) {
  return (
    <TextArea
      {...props}
      isCode
      value={textValue(props.value)}
      placeholder={placeholderOf(props)}
      onChange={(text) => props.onChange(wordsOf(props, text))}
    />
  );
}

const wordsOf = ({ field }: FieldControlProps, text: string): string | undefined =>
  text === field.initial ? undefined : text;

const emptyWords = (props: FieldControlProps): string | undefined =>
  props.field.initial === '' ? placeholderOf(props) : EMPTY;

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
