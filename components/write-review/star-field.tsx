import { useId } from 'react';
import { MAX_RATING } from '@/core/rules/reviews/rating';
import form from './review-form.module.css';
import styles from './star-field.module.css';

interface StarFieldProps {
  /** 0 until one is chosen. */
  rating: number;
  problem: string | undefined;
  onChange: (rating: number) => void;
}

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

/** Stars to choose from: radio buttons, for the keyboard too. */
export function StarField({ rating, problem, onChange }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className={form.label}>Your rating</legend>
      <div className={styles.row}>
        <span className={styles.stars}>
          {WORDS.map((word, index) => (
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
                {index === 0 ? '1 star' : `${index + 1} stars`}, {word}
              </span>
            </label>
          ))}
        </span>
        <span className={styles.word} aria-hidden="true">
          {rating > 0 && rating <= MAX_RATING ? WORDS[rating - 1] : ''}
        </span>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={form.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
