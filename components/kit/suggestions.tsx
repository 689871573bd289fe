import Popper from '@mui/material/Popper';
import type { HTMLAttributes, RefObject } from 'react';
import { CHROME } from '@/components/ui/chrome';
import styles from './combobox.module.css';
import { Icon } from './icon';
import * as messages from './messages';

export interface Suggestion {
  value: string;
  label: string;
  note?: string | undefined;
  icon?: string | undefined;
}

export interface SuggestionGroup {
  title: string;
  suggestions: readonly Suggestion[];
  /** A status instead of suggestions, such as a search in progress. */
  state?: string | undefined;
}

interface SuggestionsProps {
  anchor: RefObject<HTMLElement | null>;
  groups: readonly SuggestionGroup[];
  listbox: HTMLAttributes<HTMLElement>;
  optionProps: (suggestion: Suggestion, index: number) => HTMLAttributes<HTMLElement>;
}

/** Suggestions in groups, below the field that is typed into. Reach it through `onDemand`. */
export function Suggestions({ anchor, groups, listbox, optionProps }: SuggestionsProps) {
  const firstOf = (group: number) =>
    groups.slice(0, group).reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  return (
    <Popper
      open
      role="presentation"
      anchorEl={anchor.current}
      placement="bottom-start"
      popperOptions={{ strategy: 'fixed' }}
      modifiers={BESIDE}
      className={`${CHROME} ${styles.layer}`}
    >
      <div
        {...listbox}
        role="listbox"
        tabIndex={-1}
        className={styles.list}
        style={{ width: anchor.current?.offsetWidth }}
        aria-labelledby={undefined}
        aria-label={messages.suggestions}
      >
        {groups.map(({ title, suggestions, state }, group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, and no fieldsets
          <div key={title} role="group" aria-label={title}>
            <p className={styles.title}>{title}</p>
            {suggestions.map((suggestion, at) => (
              <div
                key={suggestion.value}
                {...withoutKey(optionProps(suggestion, firstOf(group) + at))}
                className={styles.option}
              >
                {suggestion.icon && <Icon of={suggestion.icon} />}
                <span className={styles.label}>{suggestion.label}</span>
                {suggestion.note && <span className={styles.note}>{suggestion.note}</span>}
              </div>
            ))}
            {state && <p className={styles.state}>{state}</p>}
          </div>
        ))}
      </div>
    </Popper>
  );
}

const BESIDE = [
  { name: 'offset', options: { offset: [0, 6] } },
  { name: 'flip', options: { padding: 8 } },
];

/** React takes none from attributes. */
const withoutKey = ({ key: _, ...rest }: HTMLAttributes<HTMLElement> & { key?: unknown }) => rest;
