import { type SubmitEvent, useState } from 'react';
import { buttons } from '@/components/ui';
import { Drawer } from '@/components/ui/drawer';
import { headerVariant } from '@/core/model/design';
import { useShop } from '@/hooks/use-shop';
import * as messages from '../messages';
import { SearchOutcome } from '../results/search-outcome';
import { COMPONENT_TEXTS, HEADER_TEXTS } from '../state/constants';
import { useShopSearch } from '../state/use-search';
import styles from './search-panel.module.css';

/** The search above the page (spec 2), as it was when opened again; no button for an empty field (spec 5). */
export function SearchDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { state, results, search, searchSoon } = useShopSearch();
  const variant = headerVariant(useShop());
  const isLoading = state.status === 'loading';

  const type = (text: string) => {
    setTyped(text);
    // Header 2 searches while typing (spec 4).
    if (variant === 'two') searchSoon(text);
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
          results={results}
          texts={variant === 'designed' ? COMPONENT_TEXTS : HEADER_TEXTS}
          onSearch={searchFor}
        />
      </div>
    </Drawer>
  );
}

function focusOnArrival(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
}
