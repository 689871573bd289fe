import type { OperatorCase } from '@/core/model/operations';

/** What may be done with a case works with. */
export interface CaseActionProps {
  customerCase: OperatorCase;
  /** Told of the case as it is now, and in words of what was done. */
  onDone: (changed: OperatorCase, notice: string) => void;
  /** Told that its shopper has written since it was seen. */
  onStale: () => void;
}

/** What its operator has seen of a case: all up to its last message. */
export function lastMessageOf({ messages }: OperatorCase): string {
  return messages.at(-1)?.id ?? '';
}
