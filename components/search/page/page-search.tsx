import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { buttons, CarriedFields, onDemand } from '@/components/ui';
import * as messages from '../messages';
import styles from './page-search.module.css';

const loadResults = async () => (await import('./page-results')).PageResults;
const PageResults = onDemand(loadResults);

/** A search on a page (spec 2): a form that leads to the listing, with results below; off while empty (spec 5). */
export function PageSearch({ placeholder }: { placeholder: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const [isBlank, setBlank] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const look = () => setBlank(input.current?.value.trim() === '');
  // What was typed before this was here counts too.
  useEffect(look, []);

  const searchOnceReady = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    setField(input.current);
    setAwaited(true);
    // What finds something may still be on its way; where it cannot be had, the listing finds it.
    loadResults().catch(() => form.submit());
  };

  return (
    <search className={styles.search}>
      <form className={styles.form} action="/shop" onSubmit={searchOnceReady}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          aria-label={messages.searchProducts}
          placeholder={placeholder || messages.searchProducts}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={(event) => setField(event.currentTarget)}
          onChange={look}
        />
        <CarriedFields />
        <button type="submit" className={buttons.primary} disabled={isBlank || isBusy}>
          {messages.search}
        </button>
      </form>
      {field && (
        <PageResults
          field={field}
          isAwaited={isAwaited}
          onTurn={(isUnderWay) => {
            setBusy(isUnderWay);
            look();
          }}
        />
      )}
    </search>
  );
}
