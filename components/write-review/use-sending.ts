import { useState } from 'react';
import type { Product } from '@/core/model/product';
import { draftProblems } from '@/core/rules/reviews/review-draft';
import { type PhotosState, photosProblem } from '@/hooks/photos/use-photos';
import { useShop } from '@/hooks/use-shop';
import type { DraftState } from './write-review';

const FIELDS = ['rating', 'name', 'title', 'text', 'photos'] as const;
type Field = (typeof FIELDS)[number];
type Problems = Partial<Record<Field | 'form', string>>;

interface Sending {
  product: Product;
  draft: DraftState;
  photos: PhotosState;
  onSent: () => void;
}

/** Hands in a draft; `send` answers the first field that is wrong, if one is. */
export function useSending({ product, draft, photos, onSent }: Sending) {
  const { hostname: domain } = useShop();
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);

  const refuse = (newProblems: Problems): Field | null => {
    setProblems(newProblems);
    return FIELDS.find((field) => newProblems[field]) ?? null;
  };

  const send = async (): Promise<Field | null> => {
    if (isSending) return null;
    const newProblems: Problems = Object.fromEntries(draftProblems(draft.value));
    const ofPhotos = photosProblem(photos);
    if (ofPhotos) newProblems.photos = ofPhotos;
    if (Object.keys(newProblems).length > 0) return refuse(newProblems);

    setProblems({});
    setSending(true);
    const ids = photos.list.map(({ id }) => id);
    try {
      const { sendReview } = await import('@/services/reviews');
      await sendReview({ ...draft.value, domain, productId: product.id, photos: ids });
      onSent();
      return null;
    } catch (error) {
      return refuse(await readProblem(error, ids, photos));
    } finally {
      setSending(false);
    }
  };

  const forget = (field: Field) => setProblems(({ [field]: _gone, ...others }) => others);

  return { problems, isSending, send, forget };
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
