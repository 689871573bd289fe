import { useCallback, useState } from 'react';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { useEditorDispatch } from '@/store/editor/hooks';
import type { DeletedPage } from '@/store/editor/pages';
import { useFailureWords } from '../use-failure-words';
import type { PageRow } from './page-list';
import type { ToastProps } from './toast';
import { useOpenDocument } from './use-open-document';

/** Few visits delete anything. */
const pages = () => import('@/store/editor/pages');

type Notice = Omit<ToastProps, 'onEnd'>;

/** Deletes pages, tells that they are gone, and brings them back. */
export function useDeletePage() {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureWords();
  const openDocument = useOpenDocument();
  const [notice, setNotice] = useState<Notice | null>(null);

  const undo = async (deleted: DeletedPage) => {
    setNotice({ text: `Bringing ${deleted.name} back …` });
    try {
      const { restorePage } = await pages();
      await dispatch(restorePage(deleted));
      setNotice({ text: `${deleted.name} is back` });
      if (deleted.wasOpen) openDocument(deleted.slug);
    } catch (error) {
      const again = { label: 'Try again', onAct: () => undo(deleted) };
      setNotice({ text: failureWords(error), action: again });
    }
  };

  const remove = async ({ page, kind, name }: PageRow) => {
    const isOwn = kind === 'own';
    try {
      const { deletePage } = await pages();
      const deleted = await dispatch(deletePage(page));
      const text = isOwn ? `${name} deleted` : `${name} shows its built-in content`;
      setNotice({ text, action: { label: 'Undo', onAct: () => undo(deleted) } });
      if (isOwn && deleted.wasOpen) openDocument(DEFAULT_PAGE_SLUG);
    } catch (error) {
      setNotice({ text: failureWords(error) });
    }
  };

  const endNotice = useCallback(() => setNotice(null), []);
  return { remove, notice, endNotice };
}
