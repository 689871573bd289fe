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
