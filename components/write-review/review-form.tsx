import { type FormEvent, useRef } from 'react';
import { PhotoField } from '@/components/photos';
import buttons from '@/components/ui/button.module.css';
import type { Product } from '@/core/model/product';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '@/core/model/review';
import type { PhotosState } from '@/hooks/photos/use-photos';
import styles from './review-form.module.css';
import { StarField } from './star-field';
import { TextField } from './text-field';
import type { DraftState } from './use-draft';
import { useSending } from './use-sending';

interface ReviewFormProps {
  product: Product;
  draft: DraftState;
  photos: PhotosState;
  onSent: () => void;
}

/** Name, rating, title, text and photos; what is wrong is said at its field. */
export function ReviewForm({ product, draft, photos, onSent }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { value, change } = draft;
  const { problems, isSending, send, forget } = useSending({ product, draft, photos, onSent });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await send();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit} aria-busy={isSending}>
      <p className={styles.about}>
        {product.name}. Your review is shown once the shop has approved it.
      </p>
      <StarField
        rating={value.rating}
        problem={problems.rating}
        onChange={(rating) => {
          change({ rating });
          forget('rating');
        }}
      />
      <TextField
        name="name"
        label="Your name"
        hint="Shown with your review."
        autoComplete="name"
        isRequired
        maxLength={MAX_NAME_LENGTH}
        value={value.name}
        problem={problems.name}
        onChange={(name) => {
          change({ name });
          forget('name');
        }}
      />
      <TextField
        name="title"
        label="Title (optional)"
        maxLength={MAX_TITLE_LENGTH}
        value={value.title}
        problem={problems.title}
        onChange={(title) => change({ title })}
      />
      <TextField
        name="text"
        label="Your review"
        hint="How does it fit, feel and wear?"
        isLong
        isRequired
        maxLength={MAX_TEXT_LENGTH}
        value={value.text}
        problem={problems.text}
        onChange={(text) => {
          change({ text });
          forget('text');
        }}
      />
      <PhotoField photos={photos} problem={problems.photos} />
      <div className={styles.end}>
        <p className={styles.problem} role="alert">
          {problems.form}
        </p>
        <button type="submit" className={buttons.primary} aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Send review'}
        </button>
      </div>
    </form>
  );
}
