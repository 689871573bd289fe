import { useFailureText } from '@/components/auth';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { useEditorDispatch } from '@/store/editor/hooks';
import type { DeletedPage } from '@/store/editor/pages';
import { tell } from '../notices/notices';
import type { PageRow } from './list/page-list';
import * as messages from './messages';
import { useOpenDocument } from './use-open-document';

/** Loads what few visits need: few delete anything. */
const pages = () => import('@/store/editor/pages');

/** Deletes pages, tells that they are gone, and brings them back. */
export function useDeletePage(): (row: PageRow) => Promise<void> {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const openDocument = useOpenDocument();

  const undo = async (deleted: DeletedPage, notice: number) => {
    tell({ text: messages.bringingBack(deleted.name), isLasting: true }, notice);
    try {
      const { restorePage } = await pages();
      await dispatch(restorePage(deleted));
      tell({ text: messages.isBack(deleted.name) }, notice);
      if (deleted.wasOpen) openDocument(deleted.slug);
    } catch (error) {
      // Nowhere else can the page still be had from.
      const action = { label: messages.tryAgain, onAct: () => undo(deleted, notice) };
      tell({ text: failureWords(error), action, isLasting: true }, notice);
    }
  };

  return async ({ page, kind, name }) => {
    const isOwn = kind === 'own';
    try {
      const { deletePage } = await pages();
      const deleted = await dispatch(deletePage(page));
      const text = isOwn ? messages.deleted(name) : messages.showsBuiltIn(name);
      const notice: number = tell({
        text,
        action: { label: messages.undo, onAct: () => undo(deleted, notice) },
      });
      if (isOwn && deleted.wasOpen) openDocument(DEFAULT_PAGE_SLUG);
    } catch (error) {
      tell({ text: failureWords(error) });
    }
  };
}
