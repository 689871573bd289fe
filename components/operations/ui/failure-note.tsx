import { Button } from '@/components/kit/button';
import type { Failure } from '../data/use-sending';
import { Refusal } from './states';

interface FailureNoteProps {
  failure: Failure;
  onStale: () => void;
}

/** Why nothing was done; where it has changed since it was seen, with the way to see it as it is now. */
export function FailureNote({ failure, onStale }: FailureNoteProps) {
  return (
    <Refusal>
      {failure.text}
      {failure.isStale && <Button onClick={onStale}>Show it as it is now</Button>}
    </Refusal>
  );
}
