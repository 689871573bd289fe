import { type Dispatch, type SetStateAction, useState } from 'react';
import type { Product } from '@/core/model/product';
import { draftProblems, type ReviewDraft } from '@/core/rules/reviews/review-draft';
import { type PhotosState, photosProblem } from '@/hooks/photos/use-photos';
import { useShop } from '@/hooks/use-shop';

const FIELDS = ['rating', 'name', 'title', 'text', 'photos'] as const;
type Field = (typeof FIELDS)[number];
type Problems = Partial<Record<Field | 'form', string>>;

export interface Written {
  product: Product;
  draft: ReviewDraft;
  setDraft: Dispatch<SetStateAction<ReviewDraft>>;
  photos: PhotosState;
}

/** Hands in a draft; `send` answers the first field that is wrong, if one is. */
export function useSending({ product, draft, setDraft, photos }: Written, onSent: () => void) {
  const { hostname: domain } = useShop();
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);

  const refuse = (newProblems: Problems): Field | null => {
    setProblems(newProblems);
    return FIELDS.find((field) => newProblems[field]) ?? null;
  };

  const send = async (): Promise<Field | null> => {
    if (isSending) return null;
    const newProblems: Problems = Object.fromEntries(draftProblems(draft));
    const ofPhotos = photosProblem(photos);
    if (ofPhotos) newProblems.photos = ofPhotos;
    if (Object.keys(newProblems).length > 0) return refuse(newProblems);

    setProblems({});
    setSending(true);
    const ids = photos.list.map(({ id }) => id);
    try {
      const { sendReview } = await import('@/services/reviews');
      await sendReview({ ...draft, domain, productId: product.id, photos: ids });
      onSent();
      return null;
    } catch (error) {
      return refuse(await readProblem(error, ids, photos));
    } finally {
      setSending(false);
    }
  };

  const change = (part: Partial<ReviewDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    const others = Object.entries(problems).filter(([field]) => !(field in part));
    setProblems(Object.fromEntries(others));
  };

  return { problems, isSending, send, change };
}

/** Reads the server's problem into its field; a lost photo is marked itself. */
async function readProblem(
  error: unknown,
  ids: readonly string[],
  photos: PhotosState,
): Promise<Problems> {
  const { ApiError } = await import('@/services/api-error');
  if (!(error instanceof ApiError) || error.kind !== 'status') {
    const { explainFailure } = await import('@/services/explain-failure');
    return { form: explainFailure(error) };
  }
  const [name, place] = error.path.split('.');
  const field = FIELDS.find((one) => one === name);
  const gone = field === 'photos' ? ids[Number(place)] : undefined;
  if (gone) photos.fail(gone, error.message);
  return { [field ?? 'form']: error.message };
}
