import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './combobox.module.css';
import field from './field.module.css';
import { Problem } from './problem';
import { type SuggestionGroup, Suggestions } from './suggestions';
import { type TextInputProps, useTextInput } from './text-input';

interface ComboboxProps extends TextInputProps<string> {
  groups: readonly SuggestionGroup[];
  /** What is being typed. */
  onType: (text: string) => void;
  before?: ReactNode;
  after?: ReactNode;
  /** Said below the field. */
  note?: string | undefined;
}

/** A line to type into, with what could be meant below it. */
export function Combobox(props: ComboboxProps) {
  const { id, groups, onType, before, after, note, onChange, onRelease } = props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const all = groups.flatMap(({ suggestions }) => suggestions);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const { problem, drop, input } = useTextInput<string>({ ...props, onKey });
  const pick = (value: string) => {
    drop();
    onChange(value);
    onRelease?.();
    close();
  };
  function onKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(next(active, event.key === 'ArrowDown' ? 1 : -1, all.length));
    }
    if (!isOpen) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = all[active];
      if (chosen) pick(chosen.value);
      else close();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
  }
  return (
    <div>
      <div ref={box} className={field.box}>
        {before}
        <input
          {...input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
          onChange={(event) => {
            input.onChange?.(event);
            onType(event.currentTarget.value);
            setOpen(true);
            setActive(-1);
          }}
          onClick={() => setOpen(true)}
          onBlur={(event) => {
            input.onBlur?.(event);
            close();
          }}
        />
        {after}
      </div>
      <Problem of={id}>{problem}</Problem>
      {note && !problem && <p className={styles.hint}>{note}</p>}
      {isOpen && (
        <Suggestions id={listId} anchor={box} groups={groups} active={active} onPick={pick} />
      )}
    </div>
  );
}

function next(active: number, way: number, count: number): number {
  if (count === 0) return -1;
  if (active < 0) return way > 0 ? 0 : count - 1;
  return (active + way + count) % count;
}
