import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { more } from '@/components/kit/icons';
import { useEditorSelector } from '@/store/editor/hooks';
import type { PageGroup, PageRow } from '../list/page-list';
import { ChangedDot, iconOf } from '../list/page-marks';
import * as messages from '../messages';
import styles from './page-menu.module.css';

export interface PageRowsProps {
  groups: readonly PageGroup[];
  /** The id of what is on screen. */
  open: string | null;
  changed: ReadonlySet<string>;
  /** Row that is focused first; else in the field above. */
  start?: string | undefined;
  /** Id of the row whose actions were looked at. */
  left?: string | undefined;
  onChoose: (row: PageRow) => void;
  onMore: (row: PageRow) => void;
}

/** Rows of all that can be opened, in groups; one stop of the Tab key, led through by the arrow keys. */
export function PageRows(props: PageRowsProps) {
  const { groups, open, changed, start, left, onChoose, onMore } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = useRowKeys(list);
  useLayoutEffect(() => {
    if (left) list.current?.querySelector<HTMLElement>(`[data-more="${left}"]`)?.focus();
  }, [left]);
  const isLoading = useEditorSelector(({ pageDesign }) => pageDesign.arePagesLoading);
  const rows = groups.flatMap((group) => group.rows);
  const stop = rows.find(({ id }) => id === (left ?? open)) ?? rows[0];
  if (rows.length === 0) return <p className={styles.none}>{messages.noPageMatches}</p>;
  return (
    <div className={styles.groups}>
      <fieldset
        ref={list}
        aria-label={messages.documents}
        aria-busy={isLoading}
        onKeyDown={onKeyDown}
      >
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className={styles.title}>{group.title}</h3>
            <ul aria-label={group.title} className={styles.rows}>
              {group.rows.map((row) => (
                <li key={row.id} className={styles.line}>
                  <button
                    type="button"
                    className={styles.row}
                    data-row={row.name}
                    data-autofocus={row.id === start || undefined}
                    tabIndex={row.id === stop?.id ? 0 : -1}
                    aria-current={row.id === open ? 'page' : undefined}
                    onClick={() => onChoose(row)}
                  >
                    <Icon of={iconOf(row)} />
                    <span className={styles.name}>{row.name}</span>
                    {changed.has(row.id) && <ChangedDot />}
                    <span className={styles.address}>{row.address}</span>
                  </button>
                  {row.kind !== 'chrome' && (
                    <IconButton
                      icon={more}
                      label={messages.moreFor(row.name)}
                      data-more={row.id}
                      tabIndex={-1}
                      onClick={() => onMore(row)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </fieldset>
    </div>
  );
}

/** Time in ms for which letters belong to one word. */
const WORD_MS = 700;

type Row = HTMLElement;

/** Leads through rows by arrow keys, Home, End and first letters; to the right of a row are its actions. */
function useRowKeys(list: RefObject<HTMLElement | null>) {
  const word = useRef({ letters: '', at: 0 });

  const spell = (letter: string): string => {
    const now = Date.now();
    const isNew = now - word.current.at > WORD_MS;
    const letters = (isNew ? '' : word.current.letters) + letter.toLowerCase();
    word.current = { letters, at: now };
    return letters;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...(list.current?.querySelectorAll<Row>('[data-row]') ?? [])];
    const line = event.target instanceof Element ? event.target.closest('li') : null;
    const at = rows.findIndex((row) => line?.contains(row));
    if (isLetter(event)) {
      event.preventDefault();
      rowCalled(rows, at, spell(event.key))?.focus();
    } else if (KEYS.includes(event.key)) {
      event.preventDefault();
      placeFor(event.key, rows, at)?.focus();
    }
  };
}

const KEYS: readonly string[] = [
  ...['ArrowDown', 'ArrowUp', 'Home', 'End', 'ArrowRight', 'ArrowLeft'],
];

function placeFor(key: string, rows: readonly Row[], at: number): HTMLElement | null | undefined {
  if (key === 'ArrowDown') return rows[Math.min(at + 1, rows.length - 1)];
  if (key === 'ArrowUp') return rows[Math.max(at - 1, 0)];
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  const row = rows[at];
  return key === 'ArrowLeft' ? row : row?.closest('li')?.querySelector<HTMLElement>('[data-more]');
}

/** A single letter leads on to the next row of that name; more of them may mean the same row. */
function rowCalled(rows: readonly Row[], at: number, letters: string): Row | undefined {
  const start = letters.length === 1 ? at + 1 : Math.max(at, 0);
  const round = [...rows.slice(start), ...rows.slice(0, start)];
  return round.find((row) => row.dataset.row?.toLowerCase().startsWith(letters));
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
