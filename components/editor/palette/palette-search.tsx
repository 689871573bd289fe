import type { KeyboardEvent, RefObject } from 'react';
import * as messages from './messages';
import styles from './palette-search.module.css';

interface PaletteSearchProps {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Finds what to insert by any of its names; a command leads to it. */
export function PaletteSearch(props: PaletteSearchProps) {
  const { input, query, onQuery, onKeyDown, ...focus } = props;
  const clearFirst = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query !== '') {
      event.stopPropagation();
      onQuery('');
    } else onKeyDown(event);
  };
  return (
    <div className={styles.search}>
      <svg className={styles.lens} viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4" />
      </svg>
      <input
        ref={input}
        className={styles.field}
        type="search"
        data-palette-search
        aria-label={messages.searchBlocks}
        placeholder={messages.searchBlocks}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={clearFirst}
        {...focus}
      />
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </div>
  );
}
