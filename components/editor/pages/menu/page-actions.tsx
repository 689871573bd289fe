import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from '@/components/kit/button';
import { Icon } from '@/components/kit/icon';
import { back, duplicate, external, pencil, reset, trash } from '@/components/kit/icons';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { useEditorSelector } from '@/store/editor/hooks';
import { mayDo } from '@/store/editor/selectors';
import type { PageRow } from '../list/page-list';
import * as messages from '../messages';
import styles from './page-menu.module.css';

export type PageAction = 'describe' | 'copy' | 'visit' | 'delete';

interface PageActionsProps {
  row: PageRow;
  onAct: (action: PageAction, row: PageRow) => void;
  onBack: () => void;
}

export function PageActions({ row, onAct, onBack }: PageActionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const mayWrite = useEditorSelector(mayDo('pages.write'));
  // The focus was in the row whose place this has taken.
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>('button:enabled')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'ArrowLeft') {
      event.stopPropagation();
      event.preventDefault();
      onBack();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = [...(list.current?.querySelectorAll('button:enabled') ?? [])];
    const at = document.activeElement ? all.indexOf(document.activeElement) : -1;
    const next = all[Math.min(all.length - 1, Math.max(0, at + step))];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <fieldset aria-label={row.name} className={styles.actions} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <IconButton icon={back} label={messages.allPages} onClick={onBack} />
        <h3 className={styles.of}>
          {row.name} <span className={styles.address}>{row.address}</span>
        </h3>
      </div>
      <ul ref={list} className={styles.rows}>
        {actionsOf(row, mayWrite).map(({ action, label, icon, note, isDanger }) => (
          <li key={action}>
            <button
              type="button"
              className={isDanger ? `${styles.row} ${styles.danger}` : styles.row}
              disabled={note !== undefined}
              onClick={() => onAct(action, row)}
            >
              <Icon of={icon} />
              <span className={styles.words}>
                {label}
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface Offer {
  action: PageAction;
  label: string;
  icon: string;
  /** Reason why it cannot be done now. */
  note?: string | undefined;
  isDanger?: boolean;
}

function actionsOf({ kind, page, isSaved }: PageRow, mayWrite: boolean): Offer[] {
  const isOwn = kind === 'own';
  const isShopsOwn = isOwn || page === DEFAULT_PAGE_SLUG;
  const never = mayWrite ? undefined : messages.notYourRole;
  const notYet = never ?? (isSaved ? undefined : messages.onceDesigned);
  const offers: (Offer | false)[] = [
    page !== 'product' && {
      action: 'describe',
      label: isOwn ? messages.editNameAndDescription : messages.editDescription,
      icon: pencil,
      note: isShopsOwn ? never : notYet,
    },
    page !== 'product' && { action: 'visit', label: messages.openInNewTab, icon: external },
    { action: 'copy', label: messages.copyPage, icon: duplicate, note: notYet },
    {
      action: 'delete',
      label: isOwn ? 'Delete' : messages.resetToBuiltIn,
      icon: isOwn ? trash : reset,
      isDanger: true,
      note: never ?? (isOwn || isSaved ? undefined : messages.isBuiltIn),
    },
  ];
  return offers.filter((offer) => offer !== false);
}
