import { Button } from '@/components/kit/button';
import type { Failure } from '../data/use-sending';
import * as messages from '../messages';
import { Refusal } from './states';

/** Failure of an action; after a conflict with a reload button. */
export function FailureNote({ failure, onStale }: { failure: Failure; onStale: () => void }) {
  return (
    <Refusal>
      {failure.text}
      {failure.isStale && <Button onClick={onStale}>{messages.showLatest}</Button>}
    </Refusal>
  );
}
