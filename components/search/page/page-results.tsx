import { useEffect, useEffectEvent, useState } from 'react';
import { SearchOutcome } from '../results/search-outcome';
import { COMPONENT_TEXTS } from '../state/constants';
import { useFieldEvents } from '../state/use-field-events';
import { useFieldSearch } from '../state/use-search';
import styles from './page-results.module.css';

interface PageResultsProps {
  field: HTMLInputElement;
  /** True if searched before this was mounted. */
  isAwaited: boolean;
  /** The search takes another turn: whether it is under way now. */
  onTurn: (isUnderWay: boolean) => void;
}

/** Results below a page's search field (spec 2, 4): closed by Escape and blur, cleared by an empty field. */
export function PageResults({ field, isAwaited, onTurn }: PageResultsProps) {
  const { state, results, search } = useFieldSearch();
  const [isOpen, setOpen] = useState(true);
  const isBusy = state.status === 'loading';
  const searchFor = (text: string) => {
    setOpen(true);
    search(text);
  };

  const turn = useEffectEvent(onTurn);
  useEffect(() => turn(isBusy), [isBusy]);
  const begin = useEffectEvent(() => {
    if (isAwaited) searchFor(field.value);
  });
  useEffect(() => begin(), []);
  useFieldEvents(field, {
    type: () => (field.value.trim() === '' ? searchFor('') : setOpen(true)),
    submit: () => {
      if (!isBusy) searchFor(field.value);
    },
    escape: () => {
      setOpen(false);
      return isOpen;
    },
    enter: () => setOpen(true),
    leave: () => setOpen(false),
  });

  const suggest = (text: string) => {
    field.value = text;
    searchFor(text);
  };
  return (
    <div className={styles.popup} hidden={!isOpen}>
      <SearchOutcome state={state} results={results} texts={COMPONENT_TEXTS} onSearch={suggest} />
    </div>
  );
}
