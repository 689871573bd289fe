import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { LIST_PAGE_SIZE } from '@/core/model/operations';
import { useAnswer } from '../data/use-answer';
import { pageNumber, usePlace } from '../data/use-place';
import { useWaiting } from '../data/waiting';
import * as messages from '../messages';
import list from './list.module.css';
import styles from './pager.module.css';
import { Answered, Notice } from './states';

interface PagedListProps<Entry> {
  /** Plural noun, such as "orders". */
  of: string;
  load: (of: { domain: string; page: number }) => Promise<{ entries: Entry[]; total: number }>;
  /** Further keys of the address, which the way to another page keeps. */
  query?: Readonly<Record<string, string>>;
  /** Counts what has changed the entries elsewhere on the page: they are asked for again, and stay until then. */
  edition?: number;
  rows?: number;
  empty: ReactNode;
  children: (entries: readonly Entry[], list: ShownList<Entry>) => ReactNode;
}

interface ShownList<Entry> {
  reload: () => void;
  /** The number of entries on all pages. */
  total: number;
  /** Shows the list without an entry that is gone, until it is there anew. */
  leaveOut: (entry: Entry) => void;
}

/** Entries of the page that the address names, and the way to the others. */
export function PagedList<Entry>(props: PagedListProps<Entry>) {
  const { of, load, query = {}, edition, rows, empty, children } = props;
  const { get, go } = usePlace();
  const page = pageNumber(get('p'));
  const { answer, reload } = useAnswer(
    JSON.stringify([query, page]),
    (domain) => load({ domain, page }),
    edition,
  );
  const [gone, leaveOut] = useState<Entry>();
  const navigateTo = (next: number, isInPlace = false) =>
    go({ ...query, p: next > 1 ? String(next) : '' }, isInPlace);
  return (
    <Answered answer={answer} reload={reload} rows={rows}>
      {({ entries, total }) => {
        const last = Math.ceil(total / LIST_PAGE_SIZE);
        if (page > 1 && page > last) return <Behind onShow={() => navigateTo(last, true)} />;
        const shown = entries.filter((entry) => entry !== gone);
        if (shown.length === 0 && total <= entries.length) return empty;
        return (
          <>
            {children(shown, { reload, total, leaveOut })}
            <Pager of={of} page={page} total={total} onPage={navigateTo} />
          </>
        );
      }}
    </Answered>
  );
}

/** Stands for a page behind the last one, as after its only entry was removed: leads to the last one. */
function Behind({ onShow }: { onShow: () => void }) {
  const show = useRef(onShow);
  useEffect(() => show.current(), []);
  return null;
}

interface PagerProps {
  of: string;
  page: number;
  total: number;
  onPage: (page: number) => void;
}

function Pager({ of, page, total, onPage }: PagerProps) {
  const first = (page - 1) * LIST_PAGE_SIZE + 1;
  const last = Math.min(total, page * LIST_PAGE_SIZE);
  if (total <= LIST_PAGE_SIZE) return null;
  return (
    <nav className={styles.pager} aria-label={messages.pagesOf(of)}>
      <p className={styles.words}>{messages.range(first, last, total, of)}</p>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {messages.newer}
      </Button>
      <Button disabled={last >= total} onClick={() => onPage(page + 1)}>
        {messages.older}
      </Button>
    </nav>
  );
}

export interface Handling {
  onDone: (notice: string) => void;
  onStale: () => void;
}

interface HandledListProps<Entry> extends Omit<PagedListProps<Entry>, 'children'> {
  children: (entry: Entry, handling: Handling) => ReactNode;
}

/** Entries that are done with where they stand: what was done is said above them, and they are asked for again. */
export function HandledList<Entry extends { id: string }>(props: HandledListProps<Entry>) {
  const { children, ...paged } = props;
  const { recount } = useWaiting();
  const [notice, setNotice] = useState('');
  return (
    <>
      <Notice>{notice}</Notice>
      <PagedList {...paged} rows={4}>
        {(entries, { reload }) => {
          const onDone = (text: string) => {
            setNotice(text);
            reload();
            recount();
          };
          return (
            <ul className={list.list}>
              {entries.map((entry) => (
                <li key={entry.id}>{children(entry, { onDone, onStale: reload })}</li>
              ))}
            </ul>
          );
        }}
      </PagedList>
    </>
  );
}
