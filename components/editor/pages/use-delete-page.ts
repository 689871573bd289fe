import { useFailureText } from '@/components/auth';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { isOutdated } from '@/store/editor/design-calls';
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

  const undo = async (deleted: DeletedPage, name: string, notice: number) => {
    tell({ text: messages.bringingBack(name), isLasting: true }, notice);
    try {
      const { restorePage } = await pages();
      await dispatch(restorePage({ id: deleted.binned, revision: 0 }));
      tell({ text: messages.isBack(name) }, notice);
      if (deleted.wasOpen) openDocument(deleted.slug);
    } catch (error) {
      const text = failureWords(error);
      // Trying again would not help: somebody has to look at what has its place.
      if (isOutdated(error)) {
        tell({ text: messages.isInBin(text), isLasting: true }, notice);
        return;
      }
      // Its unsaved changes can be had from nowhere else.
      const action = { label: messages.tryAgain, onAct: () => undo(deleted, name, notice) };
      tell({ text, action, isLasting: true }, notice);
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
        action: { label: messages.undo, onAct: () => undo(deleted, name, notice) },
      });
      if (isOwn && deleted.wasOpen) openDocument(DEFAULT_PAGE_SLUG);
    } catch (error) {
      tell({ text: failureWords(error) });
    }
  };
}
