import type { ProductCategory } from '@/core/model/category';
import type { ReviewDraft, ReviewVoice } from '../draft';
import { hashOf, turn } from './deterministic';

export interface Words {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
}

type Deal = (cut: string, category: ProductCategory) => Words;

/** Praise may come back with another ending; a complaint stands once. */
const PRAISE = 4;

/**
 * Hands out reviews in turns: three of the product's category, then one that fits any product;
 * always the least used, never the same words twice.
 */
export function createDealer({ byCategory, general, closers }: ReviewVoice): Deal {
  const uses = new Map<ReviewDraft, number>();
  const turns = new Map<ProductCategory, number>();
  const usesOf = (draft: ReviewDraft): number => uses.get(draft) ?? 0;
  const isLeft = (draft: ReviewDraft): boolean => draft[0] >= PRAISE || usesOf(draft) === 0;

  const leastUsed = (drafts: readonly ReviewDraft[]): ReviewDraft | undefined =>
    drafts.filter(isLeft).sort((a, b) => usesOf(a) - usesOf(b))[0];

  return (cut, category) => {
    const turnOf = turns.get(category) ?? 0;
    turns.set(category, turnOf + 1);
    const fitting = (byCategory[category] ?? []).filter(
      ([, , , cuts]) => !cuts || cuts.includes(cut),
    );
    const own = turnOf % 4 < 3 ? leastUsed(fitting) : undefined;
    const draft = own ?? leastUsed(general) ?? general[0];
    const count = usesOf(draft);
    uses.set(draft, count + 1);
    const [rating, title, text] = draft;
    if (rating < PRAISE || count === 0) return { rating, title, text };
    return { rating, title, text: `${text} ${turn(closers, hashOf(title) + count)}` };
  };
}
