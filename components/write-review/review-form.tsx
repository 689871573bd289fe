import { type Dispatch, type SetStateAction, useId } from 'react';
import { PhotoField } from '@/components/photos';
import { buttons } from '@/components/ui';
import type { Product } from '@/core/model/product';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '@/core/model/review';
import { MAX_RATING } from '@/core/rules/reviews/rating';
import { draftProblems, type ReviewDraft } from '@/core/rules/reviews/review-draft';
import { usePhotoForm } from '@/hooks/photos/use-photo-form';
import type { PhotosState } from '@/hooks/photos/use-photos';
import { useShop } from '@/hooks/use-shop';
import * as messages from './messages';
import styles from './review-form.module.css';

export interface Written {
  product: Product;
  draft: ReviewDraft;
  setDraft: Dispatch<SetStateAction<ReviewDraft>>;
  photos: PhotosState;
}

interface ReviewFormProps extends Written {
  onSent: () => void;
}

export function ReviewForm({ product, draft, setDraft, photos, onSent }: ReviewFormProps) {
  const { hostname: domain } = useShop();
  const form = usePhotoForm({
    photos,
    wireName: 'photos',
    validate: () => Object.fromEntries(draftProblems(draft)),
    send: async (_, ids) => {
      const { sendReview } = await import('@/services/reviews');
      await sendReview({ ...draft, domain, productId: product.id, photos: ids });
      onSent();
    },
  });
  const { errors, isSending } = form;
  const change = (part: Partial<ReviewDraft>) => setDraft((before) => ({ ...before, ...part }));
  const field = (name: 'name' | 'title' | 'text', maxLength: number) => {
    const onChange = (value: string) => change({ [name]: value });
    return { name, maxLength, value: draft[name], problem: errors[name], onChange };
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit}
      onInput={form.forget}
      aria-busy={isSending}
    >
      <p className={styles.about}>{messages.approvalHint(product.name)}</p>
      <StarField
        rating={draft.rating}
        problem={errors.rating}
        onChange={(rating) => change({ rating })}
      />
      <TextField
        {...field('name', MAX_NAME_LENGTH)}
        label={messages.yourName}
        hint={messages.nameHint}
        autoComplete="name"
        isRequired
      />
      <TextField {...field('title', MAX_TITLE_LENGTH)} label={messages.titleOptional} />
      <TextField
        {...field('text', MAX_TEXT_LENGTH)}
        label={messages.yourReview}
        hint={messages.textHint}
        isLong
        isRequired
      />
      <PhotoField photos={photos} problem={errors.photos} />
      <div className={styles.end}>
        <p className={styles.problem} role="alert">
          {form.failure}
        </p>
        <button type="submit" className={buttons.primary} aria-disabled={isSending}>
          {isSending ? messages.sending : messages.sendReview}
        </button>
      </div>
    </form>
  );
}

interface StarFieldProps {
  rating: number;
  problem: string | undefined;
  onChange: (rating: number) => void;
}

const { poor, fair, good, veryGood, excellent } = messages;
const RATINGS = [poor, fair, good, veryGood, excellent];

/** Stars to choose from: radio buttons, for the keyboard too. */
function StarField({ rating, problem, onChange }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.starField} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={styles.label}>{messages.yourRating}</legend>
      <div className={styles.row}>
        <span className={styles.stars}>
          {RATINGS.map((word, index) => (
            <label key={word} className={styles.star}>
              <input
                type="radio"
                name="rating"
                value={index + 1}
                checked={rating === index + 1}
                aria-invalid={problem ? true : undefined}
                onChange={() => onChange(index + 1)}
              />
              <span className="visually-hidden">
                {messages.stars(index + 1)}, {word}
              </span>
            </label>
          ))}
        </span>
        <span className={styles.word} aria-hidden="true">
          {rating > 0 && rating <= MAX_RATING ? RATINGS[rating - 1] : ''}
        </span>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: string;
  problem: string | undefined;
  maxLength: number;
  isRequired?: boolean;
  isLong?: boolean;
  autoComplete?: string;
  onChange: (value: string) => void;
}

function TextField(props: TextFieldProps) {
  const { name, label, hint, value, problem, maxLength, isRequired, isLong, onChange } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    value,
    maxLength,
    className: styles.input,
    'aria-required': isRequired,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {isLong ? (
        <textarea {...common} dir="auto" rows={5} />
      ) : (
        <input {...common} type="text" dir="auto" autoComplete={props.autoComplete ?? 'off'} />
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
