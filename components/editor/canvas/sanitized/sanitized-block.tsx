import { useEffect, useMemo, useState } from 'react';
import { BlockContent, type RenderBlocks } from '@/blocks/canvas';
import type { BlockNode } from '@/blocks/layout/read-layout';
import { useFailureText, useHasEnded } from '@/components/auth';
import { Button } from '@/components/kit/button';
import { isObject } from '@/core/values/is-object';
import { useEditorSelector } from '@/store/editor/hooks';
import * as messages from '../messages';
import { Note } from './note';
import { cachedMarkup, type Kind, sanitizeSoon } from './sanitize';

interface SanitizedBlockProps {
  block: BlockNode;
  kind: Kind;
  renderBlocks: RenderBlocks;
}

/** A block of markup as a page would have it: sanitized, its tags balanced; the failure where it cannot be had. */
export function SanitizedBlock({ block, kind, renderBlocks }: SanitizedBlockProps) {
  const props = isObject(block.props) ? block.props : NO_PROPS;
  const written = typeof props.content === 'string' ? props.content : '';
  const { content, failure, retry } = useSanitized(kind, written);
  const shown = useMemo(
    () => ({ ...block, props: { ...props, content } }),
    [block, props, content],
  );
  if (failure) {
    return (
      <Note blockKey={block.id} action={<Button onClick={retry}>{messages.tryAgain}</Button>}>
        {messages.contentFailed(failure)}
      </Note>
    );
  }
  return <BlockContent node={shown} mode="edit" renderBlocks={renderBlocks} />;
}

const NO_PROPS: Record<string, unknown> = {};

/**
 * Returns what the server makes of edited content: the last rendering while a newer one is loading, '' before the
 * first; raw markup never gets into the editor's own page. Where the session has ended, it loads after the login.
 */
function useSanitized(kind: Kind, content: string) {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const failureWords = useFailureText();
  const hasEnded = useHasEnded();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(() => ({
    content: cachedMarkup(kind, content) ?? '',
    /** Reason why there is none of what was written last; '' where there is, or is still to come. */
    failure: '',
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (hasEnded && cachedMarkup(kind, content) === undefined) return;
    return sanitizeSoon(
      { domain, kind, content },
      (made) => setShown({ content: made, failure: '' }),
      (error) => setShown({ content: '', failure: failureWords(error) }),
    );
  }, [domain, kind, content, attempt, hasEnded, failureWords]);

  const retry = () => {
    setShown((last) => ({ ...last, failure: '' }));
    setAttempt((last) => last + 1);
  };
  return { ...shown, retry };
}
