import { useEffect, useState } from 'react';
import { useEditorDispatch } from '@/store/editor/hooks';
import { describePage, loadPageText } from '@/store/editor/pages';
import { useFailureWords } from '../use-failure-words';
import { descriptionProblem, nameProblem } from './page-text-problems';

/** Name and description of a page while they are written. */
export function usePageText(slug: string, onSaved: () => void) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureWords();
  const [loaded, setLoaded] = useState({ name: '', description: '' });
  // What is written before the rest has come stays.
  const [written, setWritten] = useState<Partial<typeof loaded>>({});
  const { name, description } = { ...loaded, ...written };
  const [status, setStatus] = useState<'loading' | 'loaded' | 'saving'>('loading');
  const [failure, setFailure] = useState('');

  useEffect(() => {
    let isOver = false;
    dispatch(loadPageText(slug)).then(
      (text) => {
        if (isOver) return;
        setLoaded(text);
        setStatus('loaded');
      },
      (error: unknown) => {
        if (!isOver) setFailure(failureWords(error));
      },
    );
    return () => {
      isOver = true;
    };
  }, [dispatch, failureWords, slug]);

  const save = async () => {
    if (nameProblem(name) || descriptionProblem(description)) return;
    setStatus('saving');
    setFailure('');
    try {
      await dispatch(describePage({ slug, name: name.trim(), description: description.trim() }));
      onSaved();
    } catch (error) {
      setFailure(failureWords(error));
      setStatus('loaded');
    }
  };

  return {
    ...{ name, description, failure, save },
    setName: (next: string) => setWritten((before) => ({ ...before, name: next })),
    setDescription: (next: string) => setWritten((before) => ({ ...before, description: next })),
    isLoaded: status !== 'loading',
    isSaving: status === 'saving',
  };
}
