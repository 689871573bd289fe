import { useCallback, useEffect, useState } from 'react';
import { useHasEnded } from '@/components/auth';
import { useEditorSelector } from '@/store/editor/hooks';
import { useFailureWords } from '../../use-failure-words';
import { deliver, delivered, type Kind } from './deliver';

/** So long nothing is written before it is asked for, in ms. */
const PAUSE_MS = 150;

interface Delivered {
  content: string;
  /** Why there is none of what was written last; '' where there is, or is still to come. */
  failure: string;
  retry: () => void;
}

/**
 * What the server makes of a content that somebody writes: the last that is known while a newer one is on
 * its way, '' before the first. What is written never stands in the editor's own page as it is. Where the
 * session has ended, it is asked for again after the login.
 */
export function useDelivered(kind: Kind, content: string): Delivered {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const failureWords = useFailureWords();
  const hasEnded = useHasEnded();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(() => ({
    content: delivered(kind, content) ?? '',
    failure: '',
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isOver = false;
    const known = delivered(kind, content);
    if (known !== undefined) {
      setShown({ content: known, failure: '' });
      return;
    }
    if (hasEnded) return;
    const timer = setTimeout(async () => {
      try {
        const made = await deliver(domain, kind, content);
        if (!isOver) setShown({ content: made, failure: '' });
      } catch (error) {
        if (!isOver) setShown({ content: '', failure: failureWords(error) });
      }
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [domain, kind, content, attempt, hasEnded, failureWords]);

  const retry = useCallback(() => {
    setShown((last) => ({ ...last, failure: '' }));
    setAttempt((last) => last + 1);
  }, []);
  return { ...shown, retry };
}
