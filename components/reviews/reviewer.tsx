import { Icon } from '@/components/ui';
import type { Review } from '@/core/model/review';
import { Flag } from './flag';
import styles from './reviewer.module.css';

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Who wrote a review: name, flag, badge and day (spec 2). */
export function Reviewer({ review }: { review: Review }) {
  return (
    <div className={styles.reviewer}>
      <p className={styles.name}>
        <span className={styles.text}>{review.name}</span>
        <Flag code={review.flag} />
      </p>
      <p className={styles.line}>
        {review.verified && (
          <span className={styles.verified}>
            <Icon name="check" size={14} />
            Verified buyer
          </span>
        )}
        <ReviewDay date={review.date} />
      </p>
    </div>
  );
}

function ReviewDay({ date }: { date: string }) {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return null;
  return <time dateTime={moment.toISOString()}>{FORMAT.format(moment)}</time>;
}
