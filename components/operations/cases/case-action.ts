import type { OperatorCase } from '@/core/model/operations';

export interface CaseActionProps {
  customerCase: OperatorCase;
  onDone: (changed: OperatorCase, notice: string) => void;
  onStale: () => void;
}

/** Returns the id of the last message, which each change names so that a newer one is a conflict. */
export function lastMessageOf({ messages }: OperatorCase): string {
  return messages.at(-1)?.id ?? '';
}
