import { useFailureText } from '@/components/auth';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { useEditorDispatch } from '@/store/editor/hooks';
import type { DeletedPage } from '@/store/editor/pages';
import { tell } from '../notices/notices';
import type { PageRow } from './list/page-list';
import { useOpenDocument } from './use-open-document';

/** Few visits delete anything. */
const pages = () => import('@/store/editor/pages');

/** Deletes pages, tells that they are gone, and brings them back. */
export function useDeletePage(): (row: PageRow) => Promise<void> {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const openDocument = useOpenDocument();

  const undo = async (deleted: DeletedPage, notice: number) => {
    tell({ text: `Bringing ${deleted.name} back …`, isLasting: true }, notice);
    try {
      const { restorePage } = await pages();
      await dispatch(restorePage(deleted));
      tell({ text: `${deleted.name} is back` }, notice);
      if (deleted.wasOpen) openDocument(deleted.slug);
    } catch (error) {
      // Nowhere else can the page still be had from.
      const action = { label: 'Try again', onAct: () => undo(deleted, notice) };
      tell({ text: failureWords(error), action, isLasting: true }, notice);
    }
  };

  return async ({ page, kind, name }) => {
    const isOwn = kind === 'own';
    try {
      const { deletePage } = await pages();
      const deleted = await dispatch(deletePage(page));
      const text = isOwn ? `${name} deleted` : `${name} shows its built-in content`;
      const notice: number = tell({
        text,
        action: { label: 'Undo', onAct: () => undo(deleted, notice) },
      });
      if (isOwn && deleted.wasOpen) openDocument(DEFAULT_PAGE_SLUG);
    } catch (error) {
      tell({ text: failureWords(error) });
    }
  };
}
