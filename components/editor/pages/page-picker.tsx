import { useRef, useState } from 'react';
import { openedOnDemand } from '@/components/kit/dialog';
import { Icon } from '@/components/kit/icon';
import { chevronDown } from '@/components/kit/icons';
import { onDemand } from '@/components/ui/on-demand';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { shopPageAddress } from '@/services/shop-page-address';
import { useEditorSelector } from '@/store/editor/hooks';
import type { EditorRootState } from '@/store/editor/inject';
import { isChanged } from '@/store/editor/selectors';
import { NoticeList } from '../notices/notice-list';
import type { PageRow } from './list/page-list';
import { ChangedDot, iconOf } from './list/page-marks';
import type { PageAction } from './menu/page-actions';
import * as messages from './messages';
import type { PageDialog } from './page-dialogs';
import styles from './page-picker.module.css';
import { useDeletePage } from './use-delete-page';
import { useOpenDocument } from './use-open-document';
import { usePages } from './use-pages';

const PageMenu = onDemand(async () => (await import('./menu/page-menu')).PageMenu);
const PageDialogs = openedOnDemand(async () => (await import('./page-dialogs')).PageDialogs);

interface PagePickerProps {
  /** The ids of documents with drafts that are kept. */
  drafts?: Iterable<string> | undefined;
  /** The description of the home page is that of the shop. */
  onDescribeShop: () => void;
}

/** The name of what is open; it leads to everything else that can be designed. */
export function PagePicker({ drafts, onDescribeShop }: PagePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useEditorSelector(({ editor }) => editor.open);
  const { groups, hasFailed, load } = usePages(isOpen);
  const changed = useChanged(drafts);
  const remove = useDeletePage();
  const openDocument = useOpenDocument();

  const acts: Record<PageAction, (row: PageRow) => void> = {
    visit: ({ address }) => window.open(shopPageAddress(address), '_blank', 'noopener'),
    copy: ({ page }) => setDialog({ about: 'new', start: { kind: 'copy', slug: page } }),
    describe: (row) =>
      row.page === DEFAULT_PAGE_SLUG ? onDescribeShop() : setDialog({ about: 'text', row }),
    delete: (row) => (changed.has(row.id) ? setDialog({ about: 'deletion', row }) : remove(row)),
  };
  /** Closes the menu after a choice. */
  const closing =
    <Chosen extends unknown[]>(choose: (...chosen: Chosen) => void) =>
    (...chosen: Chosen) => {
      setOpen(false);
      choose(...chosen);
    };
  const rows = groups.flatMap((group) => group.rows);
  const current = rows.find(({ id }) => id === open);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.picker}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={messages.pagesHeaderAndFooter}
        onClick={({ currentTarget }) => {
          // Not by every browser: the focus is given back to it.
          currentTarget.focus();
          setOpen(!isOpen);
        }}
      >
        {current && <Icon of={iconOf(current)} />}
        <span className={styles.name}>{current?.name ?? messages.pages}</span>
        <span className={styles.address}>{current?.address}</span>
        {[...changed].some((id) => id !== open) && <ChangedDot of={messages.anotherPage} />}
        <Icon of={chevronDown} />
      </button>
      {isOpen && (
        <PageMenu
          button={button}
          groups={groups}
          open={open}
          changed={changed}
          hasFailed={hasFailed}
          onRetry={load}
          onChoose={closing((row) => openDocument(row.page))}
          onAct={closing((action, row) => acts[action](row))}
          onAdd={closing(() => setDialog({ about: 'new' }))}
          onBin={closing(() => setDialog({ about: 'bin' }))}
          onClose={() => setOpen(false)}
        />
      )}
      <NoticeList before={button} />
      {dialog && (
        <PageDialogs
          dialog={dialog}
          rows={rows}
          onOpen={openDocument}
          onDelete={remove}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** The ids of documents with changes that are not saved: those that are open, and drafts that are kept. */
function useChanged(drafts: Iterable<string> = []): ReadonlySet<string> {
  const edited = useEditorSelector(selectChangedIds);
  return new Set([...drafts, ...edited.split(' ').filter(Boolean)]);
}

/** One text, so that nothing is drawn anew as long as it stays the same. */
function selectChangedIds({ editor }: EditorRootState): string {
  const changed = Object.values(editor.documents).filter(isChanged);
  return changed.map(({ id }) => id).join(' ');
}
