import type { ReviewDraft, ReviewVoice } from '../kit/draft';
import { hashOf, turn } from './deterministic';
import type { DemoProduct } from './product';

export interface Words {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  /** Country it must come from, as its language says. */
  readonly country: string | undefined;
}

type Deal = (product: DemoProduct) => Words;

/** Praise may come back with another ending; a complaint stands once. */
const PRAISE = 4;

/**
 * Hands out reviews in turns: three of the product's category, then one that fits any product;
 * always the least used, never one the product has already, never the same words twice.
 */
export function createDealer({ byCategory, general, closers }: ReviewVoice): Deal {
  const dealt = new Map<ReviewDraft, DemoProduct[]>();
  const turns = new Map<string, number>();
  const usesOf = (draft: ReviewDraft): number => dealt.get(draft)?.length ?? 0;

  const leastUsed = (drafts: readonly ReviewDraft[], product: DemoProduct) =>
    drafts
      .filter((draft) => draft[0] >= PRAISE || usesOf(draft) === 0)
      .filter((draft) => !dealt.get(draft)?.includes(product))
      .sort((one, other) => usesOf(one) - usesOf(other))[0];

  return (product) => {
    const { category } = product.range;
    const turnOf = turns.get(category) ?? 0;
    turns.set(category, turnOf + 1);
    const fitting = (byCategory[category] ?? []).filter(fits(product));
    const own = turnOf % 4 < 3 ? leastUsed(fitting, product) : undefined;
    const draft = own ?? leastUsed(general, product) ?? general[0];
    const count = usesOf(draft);
    dealt.set(draft, [...(dealt.get(draft) ?? []), product]);
    const [rating, title, text, only] = draft;
    const ending = count === 0 ? '' : ` ${turn(closers, hashOf(title) + count)}`;
    return { rating, title, text: text + ending, country: only?.country };
  };
}

const fits =
  ({ draft }: DemoProduct) =>
  ([, , , only]: ReviewDraft): boolean =>
    !only?.cuts || only.cuts.includes(draft.look.cut);
