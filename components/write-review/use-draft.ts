import { useState } from 'react';
import { EMPTY_DRAFT, type ReviewDraft } from '@/core/rules/reviews/review-draft';

export interface DraftState {
  value: ReviewDraft;
  change: (part: Partial<ReviewDraft>) => void;
  clear: () => void;
}

export function useDraft(): DraftState {
  const [value, setValue] = useState(EMPTY_DRAFT);
  return {
    value,
    change: (part) => setValue((before) => ({ ...before, ...part })),
    clear: () => setValue(EMPTY_DRAFT),
  };
}
