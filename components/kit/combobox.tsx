import useAutocomplete from '@mui/material/useAutocomplete';
import { type ReactNode, useRef } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import styles from './combobox.module.css';
import { Problem } from './field';
import field from './field.module.css';
import type { Suggestion, SuggestionGroup } from './suggestions';
import { type TextInputProps, useTextInput } from './text-input';

const Suggestions = onDemand(async () => (await import('./suggestions')).Suggestions);

interface ComboboxProps extends TextInputProps<string> {
  groups: readonly SuggestionGroup[];
  onType: (text: string) => void;
  before?: ReactNode;
  after?: ReactNode;
  note?: string | undefined;
}

/** A line to type into, with what could be meant below it. */
export function Combobox(props: ComboboxProps) {
  const { id, groups, onType, before, after, note, onChange, onRelease } = props;
  const { problem, text, drop, type, input } = useTextInput<string>(props);
  const box = useRef<HTMLDivElement>(null);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen } =
    useAutocomplete<Suggestion, false, false, true>({
      id,
      options: groups.flatMap(({ suggestions }) => suggestions),
      freeSolo: true,
      // What is chosen is kept elsewhere, and filtered there.
      value: null,
      filterOptions: (options) => options,
      inputValue: text,
      getOptionLabel: (option) => (typeof option === 'string' ? option : option.value),
      onInputChange(_, typed, reason) {
        if (reason !== 'input') return;
        type(typed);
        onType(typed);
      },
      onChange(_, chosen) {
        if (chosen === null || typeof chosen === 'string') return;
        drop();
        onChange(chosen.value);
        onRelease?.();
      },
    });
  const combobox = getInputProps();
  return (
    <div>
      <div ref={box} className={field.box}>
        {before}
        <input
          {...combobox}
          {...input}
          onKeyDown={getRootProps().onKeyDown}
          onChange={combobox.onChange}
          onBlur={(event) => {
            input.onBlur?.(event);
            combobox.onBlur?.(event);
          }}
        />
        {after}
      </div>
      <Problem of={id}>{problem}</Problem>
      {note && !problem && <p className={styles.hint}>{note}</p>}
      {popupOpen && (
        <Suggestions
          anchor={box}
          groups={groups}
          listbox={getListboxProps()}
          optionProps={(option, index) => getOptionProps({ option, index })}
        />
      )}
    </div>
  );
}
