import { useState } from 'react';
import { codeMissing } from '@/components/reviews';
import { onDemand, useWasOpen } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { MAX_PHOTOS } from '@/core/model/review';
import { EMPTY_DRAFT } from '@/core/rules/reviews/review-draft';
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
  const wasOpened = useWasOpen(isOpen);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const photos = usePhotos(MAX_PHOTOS, 'review');
  const dispatch = useAppDispatch();
  const warmUp = () => void loadForm().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() =>
          loadForm().then(
            () => setOpen(true),
            () => dispatch(codeMissing()),
          )
        }
      >
        {label}
      </button>
      {wasOpened && (
        <WriteDialog
          {...{ product, draft, setDraft, photos }}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
