import { type SubmitEvent, useState } from 'react';
import { buttons } from '@/components/ui';
import { Drawer } from '@/components/ui/drawer';
import { headerVariant } from '@/core/model/design';
import { useShop } from '@/hooks/use-shop';
import * as messages from '../messages';
import { SearchOutcome } from '../results/search-outcome';
import { COMPONENT_TEXTS, HEADER_TEXTS } from '../state/constants';
import { useSearch } from '../state/use-search';
import styles from './search-panel.module.css';

interface SearchDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  /** True to search while typing, as header 2 does (spec 4). */
  searchesWhileTyping: boolean;
}

/** The search above the page (spec 2), as it was when opened again; no button for an empty field (spec 5). */
export function SearchDrawer({ isOpen, onClose, searchesWhileTyping }: SearchDrawerProps) {
  const [typed, setTyped] = useState('');
  const { state, search, searchSoon } = useSearch();
  const isDesigned = headerVariant(useShop()) === 'designed';
  const isLoading = state.status === 'loading';

  const type = (text: string) => {
    setTyped(text);
    if (searchesWhileTyping) searchSoon(text);
    else if (text.trim() === '') search(text);
  };
  const searchFor = (text: string) => {
    setTyped(text);
    search(text);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLoading) searchFor(typed);
  };

  return (
    <Drawer isOpen={isOpen} onClose={onClose} anchor="top" title={messages.searchProducts}>
      <div className={styles.panel}>
        <search>
          <form className={styles.form} onSubmit={submit}>
            <input
              ref={focusOnArrival}
              className={styles.input}
              type="search"
              aria-label={messages.searchProducts}
              autoComplete="off"
              enterKeyHint="search"
              value={typed}
              onChange={(event) => type(event.target.value)}
            />
            <button
              type="submit"
              className={buttons.primary}
              disabled={isLoading || typed.trim() === ''}
            >
              {messages.search}
            </button>
          </form>
        </search>
        <SearchOutcome
          state={state}
          texts={isDesigned ? COMPONENT_TEXTS : HEADER_TEXTS}
          onSearch={searchFor}
        />
      </div>
    </Drawer>
  );
}

function focusOnArrival(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
}
