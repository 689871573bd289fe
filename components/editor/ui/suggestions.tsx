import { type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './combobox.module.css';
import { Icon } from './icon';
import { usePlaceBeside } from './place-beside';

export interface Suggestion {
  value: string;
  label: string;
  /** Further words beside it. */
  note?: string | undefined;
  icon?: string | undefined;
}

export interface SuggestionGroup {
  title: string;
  suggestions: readonly Suggestion[];
  /** What there is to know instead, such as that it is being looked for. */
  state?: string | undefined;
}

interface SuggestionsProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  groups: readonly SuggestionGroup[];
  /** The place, among all of them, of the one that the keys have come to. */
  active: number;
  onPick: (value: string) => void;
}

/** What could be meant, below the field that is typed into. */
export function Suggestions({ id, anchor, groups, active, onPick }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  usePlaceBeside(list, anchor, 'wide');
  const chrome = anchor.current?.closest('.editor-chrome');
  if (!chrome) return null;
  const firstOf = (group: number) =>
    groups.slice(0, group).reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  return createPortal(
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      className={styles.list}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, suggestions, state }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets
        <div key={title} role="group" aria-label={title}>
          <p className={styles.title}>{title}</p>
          {suggestions.map((suggestion, at) => (
            <Option
              key={suggestion.value}
              id={`${id}-${firstOf(group) + at}`}
              suggestion={suggestion}
              isActive={firstOf(group) + at === active}
              onPick={onPick}
            />
          ))}
          {state && <p className={styles.state}>{state}</p>}
        </div>
      ))}
    </div>,
    chrome,
  );
}

interface OptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onPick: (value: string) => void;
}

function Option({ id, suggestion, isActive, onPick }: OptionProps) {
  const { value, label, note, icon } = suggestion;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      ref={isActive ? intoView : undefined}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onClick={() => onPick(value)}
    >
      {icon && <Icon of={icon} />}
      <span className={styles.label}>{label}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
