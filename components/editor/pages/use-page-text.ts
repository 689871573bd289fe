import { useEffect, useState } from 'react';
import { useFailureText } from '@/components/auth';
import { differing, without } from '@/core/values/value-conflicts';
import { awaited } from '@/hooks/awaited';
import { useEditorDispatch } from '@/store/editor/hooks';
import {
  describePage,
  loadPageText,
  type PageText,
  type PageTextConflict,
} from '@/store/editor/page-text';
import { descriptionProblem, nameProblem } from './list/page-text-problems';

export function usePageText(slug: string, onSaved: () => void) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const [loaded, setLoaded] = useState<PageText>({ name: '', description: '' });
  // What is written before the rest has come stays.
  const [written, setWritten] = useState<Partial<PageText>>({});
  const [conflict, setConflict] = useState<PageTextConflict | null>(null);
  const { name, description } = { ...loaded, ...written };
  const [status, setStatus] = useState<'loading' | 'loaded' | 'saving'>('loading');
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const take = (text: PageText) => {
      setLoaded(text);
      setStatus('loaded');
    };
    return awaited(dispatch(loadPageText(slug)), take, (error) => setFailure(failureWords(error)));
  }, [dispatch, failureWords, slug]);

  const send = async (from: PageText, mine: PageText) => {
    setStatus('saving');
    setFailure('');
    try {
      const met = await dispatch(describePage(slug, from, mine));
      if (!met) return onSaved();
      setConflict(met);
    } catch (error) {
      setFailure(failureWords(error));
    }
    setStatus('loaded');
  };

  const mine = { name: name.trim(), description: description.trim() };
  const save = async () => {
    if (nameProblem(name) || descriptionProblem(description)) return;
    await send(loaded, mine);
  };

  /** Goes on from what others have saved; of these theirs is to stand. */
  const settle = async (theirs: ReadonlySet<string>) => {
    if (!conflict) return;
    const changed = differing(mine, loaded);
    const chosen = { ...conflict.theirs, ...without(changed, theirs) };
    setConflict(null);
    setLoaded(conflict.theirs);
    setWritten(chosen);
    await send(conflict.theirs, chosen);
  };

  return {
    ...{ name, description, failure, save, conflict, settle },
    postpone: () => setConflict(null),
    setName: (next: string) => setWritten((before) => ({ ...before, name: next })),
    setDescription: (next: string) => setWritten((before) => ({ ...before, description: next })),
    isLoaded: status !== 'loading',
    isSaving: status === 'saving',
  };
}
