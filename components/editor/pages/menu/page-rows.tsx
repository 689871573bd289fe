import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { more } from '../../ui/icons';
import type { PageGroup, PageRow } from '../page-list';
import { ChangedDot, iconOf } from '../page-marks';
import styles from './page-menu.module.css';
import { useRowKeys } from './use-row-keys';

interface PageRowsProps {
  groups: readonly PageGroup[];
  /** The id of what is on screen. */
  open: string | null;
  changed: ReadonlySet<string>;
  /** Where the focus begins; else in the field above. */
  start?: string | undefined;
  /** Of which one it was looked at what can be done to it. */
  left?: string | undefined;
  onChoose: (row: PageRow) => void;
  onMore: (row: PageRow) => void;
}

/** Everything that can be opened, in groups; one stop of the Tab key, led through by the arrow keys. */
export function PageRows(props: PageRowsProps) {
  const { groups, open, changed, start, left, onChoose, onMore } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = useRowKeys(list);
  useLayoutEffect(() => {
    if (left) list.current?.querySelector<HTMLElement>(`[data-more="${left}"]`)?.focus();
  }, [left]);
  const rows = groups.flatMap((group) => group.rows);
  const stop = rows.find(({ id }) => id === (left ?? open)) ?? rows[0];
  if (rows.length === 0) return <p className={styles.none}>No page is called so.</p>;
  return (
    <div className={styles.groups}>
      <fieldset ref={list} aria-label="What can be opened" onKeyDown={onKeyDown}>
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
                      label={`More for ${row.name}`}
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
