import { useState } from 'react';
import { codeMissing } from '@/components/reviews';
import { onDemand } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { MAX_PHOTOS } from '@/core/model/review';
import { EMPTY_DRAFT, type ReviewDraft } from '@/core/rules/reviews/review-draft';
import { usePhotos } from '@/hooks/photos/use-photos';
import { useAppDispatch } from '@/store/hooks';

interface WriteReviewProps {
  product: Product;
  label: string;
  className: string | undefined;
}

const loadForm = async () => (await import('./write-dialog')).WriteDialog;
const WriteDialog = onDemand(loadForm);

/** The way to write a review. What is written stays here while the dialog is closed. */
export function WriteReview({ product, label, className }: WriteReviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const draft = useDraft();
  const photos = usePhotos(MAX_PHOTOS, 'review');
  const dispatch = useAppDispatch();
  const warmUp = () => void loadForm().catch(() => undefined);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => loadForm().then(open, () => dispatch(codeMissing()))}
      >
        {label}
      </button>
      {wasOpened && (
        <WriteDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          product={product}
          draft={draft}
          photos={photos}
        />
      )}
    </>
  );
}

export interface DraftState {
  value: ReviewDraft;
  change: (part: Partial<ReviewDraft>) => void;
  clear: () => void;
}

function useDraft(): DraftState {
  const [value, setValue] = useState(EMPTY_DRAFT);
  return {
    value,
    change: (part) => setValue((before) => ({ ...before, ...part })),
    clear: () => setValue(EMPTY_DRAFT),
  };
}
