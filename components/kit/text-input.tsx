import type { ComponentProps, KeyboardEvent } from 'react';
import { type ControlProps, isMuted, named } from './control';
import { Problem, problemId } from './field';
import styles from './field.module.css';
import { type DraftOptions, useDraft } from './use-draft';

export interface TextInputProps<Value> extends ControlProps, DraftOptions<Value> {
  placeholder?: string | undefined;
  /** Handles a key beside typing; true if it was handled. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>, drop: () => void) => void;
  inputMode?: ComponentProps<'input'>['inputMode'];
  spellCheck?: boolean;
  /** True inside another control, which shows the problem. */
  isBare?: boolean;
  className?: string | undefined;
}

export function TextInput<Value>(props: TextInputProps<Value>) {
  const { problem, input } = useTextInput(props);
  return (
    <>
      <input {...input} />
      {!props.isBare && <Problem of={props.id}>{problem}</Problem>}
    </>
  );
}

/** The attributes of a line to type into, for controls that put it into a box of their own. */
export function useTextInput<Value>(props: TextInputProps<Value>) {
  const { shown, origin, placeholder, onKey, inputMode, spellCheck = false } = props;
  const draft = useDraft(props);
  const looks = [styles.input, isMuted(origin) && draft.text === shown && styles.default];
  const notes = [props.describedBy, draft.problem && problemId(props.id)];
  const input: ComponentProps<'input'> = {
    ...named({ ...props, describedBy: notes.filter(Boolean).join(' ') || undefined }),
    type: 'text',
    className: [...looks, props.className].filter(Boolean).join(' '),
    value: draft.text,
    placeholder,
    inputMode,
    spellCheck,
    autoComplete: 'off',
    'aria-invalid': draft.problem ? true : undefined,
    onChange: (event) => draft.onInput(event.currentTarget.value),
    onBlur: draft.onBlur,
    onKeyDown: (event) => onKey?.(event, draft.drop),
  };
  return { problem: draft.problem, text: draft.text, type: draft.onInput, drop: draft.drop, input };
}
