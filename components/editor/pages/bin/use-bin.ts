import { useEffect, useState } from 'react';
import { useFailureText } from '@/components/auth';
import type { BinnedPage } from '@/core/model/page';
import { awaited } from '@/hooks/awaited';
import { forgetPage, loadBin } from '@/store/editor/design-calls';
import { useEditorDispatch } from '@/store/editor/hooks';
import { restorePage } from '@/store/editor/pages';
import { tell } from '../../notices/notices';
import { announce } from '../../shared/announce';
import * as messages from '../messages';

/** The bin of the shop as loaded, and what is done to it; a failure has the list read anew, which may explain it. */
export function useBin(onRestored: (slug: string) => void) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const [entries, setEntries] = useState<readonly BinnedPage[]>();
  const [attempt, setAttempt] = useState(0);
  const [loadFailure, setLoadFailure] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it anew.
  useEffect(() => {
    setLoadFailure('');
    return awaited(dispatch(loadBin()), setEntries, (error) => setLoadFailure(failureWords(error)));
  }, [dispatch, failureWords, attempt]);
  const load = () => setAttempt((last) => last + 1);

  /** Does one thing at a time; true where it was done. */
  const doing = async (id: string, work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(id);
    setFailure('');
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureWords(error));
      load();
      return false;
    } finally {
      setBusy('');
    }
  };

  const restore = ({ id, name, revision }: BinnedPage, slug?: string) =>
    doing(id, async () => {
      const moved = slug === undefined ? {} : { slug };
      const restored = await dispatch(restorePage({ id, revision, ...moved }));
      tell({ text: messages.isBack(name) });
      onRestored(restored);
    });

  const forget = ({ id, name }: BinnedPage) =>
    doing(id, async () => {
      await dispatch(forgetPage(id));
      announce(messages.deletedForGood(name));
      setEntries((before) => before?.filter((entry) => entry.id !== id));
    });

  return { entries, loadFailure, failure, busy, load, restore, forget };
}
