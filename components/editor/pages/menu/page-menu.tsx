import { type RefObject, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { plus, search as searchIcon, trash } from '@/components/kit/icons';
import { Popover } from '@/components/kit/popover';
import { useEditorSelector } from '@/store/editor/hooks';
import { mayDo } from '@/store/editor/selectors';
import { matchingGroups, type PageRow } from '../list/page-list';
import * as messages from '../messages';
import { OfficeLink } from './office-link';
import { type PageAction, PageActions } from './page-actions';
import styles from './page-menu.module.css';
import { PageRows, type PageRowsProps } from './page-rows';

interface PageMenuProps extends Pick<PageRowsProps, 'groups' | 'open' | 'changed' | 'onChoose'> {
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** True if the list of pages could not be had. */
  hasFailed: boolean;
  onRetry: () => void;
  onAct: (action: PageAction, row: PageRow) => void;
  onAdd: () => void;
  onBin: () => void;
}

/** Number of rows from which on they can be searched. */
const MANY = 10;

/** All that can be designed, or what can be done to one of it, beside the button that opens it, which has the focus find it. */
export function PageMenu(props: PageMenuProps) {
  const {
    button,
    onClose,
    groups,
    open,
    changed,
    hasFailed,
    onRetry,
    onChoose,
    onAct,
    onAdd,
    onBin,
  } = props;
  const [chosen, setChosen] = useState<string>();
  const mayWrite = useEditorSelector(mayDo('pages.write'));
  const [left, setLeft] = useState<string>();
  const [query, setQuery] = useState('');
  const isLong = groups.reduce((count, { rows }) => count + rows.length, 0) > MANY;

  // As the list has it now: a newer one may come while somebody reads what can be done.
  const acting = groups.flatMap(({ rows }) => rows).find(({ id }) => id === chosen);
  const goBack = () => {
    setLeft(chosen);
    setChosen(undefined);
  };
  const shown = matchingGroups(groups, query);
  const chooseFirst = () => {
    const row = shown[0]?.rows[0];
    if (row) onChoose(row);
  };
  return (
    <Popover anchor={button} label={messages.pages} onClose={onClose}>
      <div className={styles.menu}>
        {acting ? (
          <PageActions row={acting} onAct={onAct} onBack={goBack} />
        ) : (
          <>
            {isLong && (
              <SearchPages
                query={query}
                isFirst={!left}
                onChange={setQuery}
                onEnter={chooseFirst}
              />
            )}
            {hasFailed && (
              <p className={styles.none}>
                {messages.pagesNotLoaded}
                <Button onClick={onRetry}>{messages.tryAgain}</Button>
              </p>
            )}
            <PageRows
              groups={shown}
              open={open}
              changed={changed}
              start={isLong ? undefined : (open ?? undefined)}
              left={left}
              onChoose={onChoose}
              onMore={({ id }) => setChosen(id)}
            />
            <div className={styles.foot}>
              <Button
                icon={plus}
                look="quiet"
                disabled={!mayWrite}
                title={mayWrite ? undefined : messages.notYourRole}
                onClick={onAdd}
              >
                {messages.addAPage}
              </Button>
              <Button icon={trash} look="quiet" onClick={onBin}>
                {messages.recentlyDeleted}
              </Button>
              <OfficeLink />
            </div>
          </>
        )}
      </div>
    </Popover>
  );
}

interface SearchPagesProps {
  query: string;
  isFirst: boolean;
  onChange: (query: string) => void;
  /** Opens what was found first. */
  onEnter: () => void;
}

function SearchPages({ query, isFirst, onChange, onEnter }: SearchPagesProps) {
  return (
    <div className={styles.search}>
      <Icon of={searchIcon} />
      <input
        className={styles.query}
        type="search"
        aria-label={messages.searchPages}
        placeholder={messages.searchPages}
        value={query}
        data-autofocus={isFirst || undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          const menu = event.currentTarget.closest('[role="dialog"]');
          menu?.querySelector<HTMLElement>('[data-row]')?.focus();
        }}
      />
    </div>
  );
}
