import type { ComponentProps } from 'react';
import { Icon, Picture, Stars } from '@/components/ui';
import type { Review } from '@/core/model/review';
import { countryOf } from '@/core/rules/orders/country';
import { dayText } from '@/core/values/date-text';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useTimeZone } from '@/hooks/use-shop';
import * as messages from '../messages';
import reviewPhoto from './review-photo.module.css';
import reviewStars from './review-stars.module.css';
import styles from './reviewer.module.css';
import type { CustomerPhoto } from './use-shown-reviews';

export function Reviewer({ review }: { review: Review }) {
  return (
    <div className={styles.reviewer}>
      <p className={styles.name}>
        <span className={styles.text} dir="auto">
          {review.name}
        </span>
        <Flag code={review.flag} />
      </p>
      <p className={styles.line}>
        {review.verified && (
          <span className={styles.verified}>
            <Icon name="check" size={14} />
            {messages.verifiedBuyer}
          </span>
        )}
        <ReviewDay date={review.date} />
      </p>
    </div>
  );
}

function ReviewDay({ date }: { date: string }) {
  const day = dayText(date, useTimeZone(), 'medium');
  return day && <time dateTime={date}>{day}</time>;
}

/** A country as its flag; as its letters where a device has no flags (Windows has none). */
function Flag({ code }: { code: string }) {
  const isHydrated = useIsHydrated();
  const country = countryOf(code);
  if (!country) return null;
  // The server cannot know: most devices can.
  const hasFlags = !isHydrated || canShowFlags();
  return (
    <span
      className={hasFlags ? styles.flag : styles.letters}
      role="img"
      aria-label={messages.fromCountry(country.name)}
      title={country.name}
    >
      {hasFlags ? country.flag : code.toUpperCase()}
    </span>
  );
}

const SIZE_PX = 16;
const FLAG = '\u{1F1F3}\u{1F1F4}';

let answer: boolean | undefined;

/** Detects flag emoji: a device without them draws letters or boxes, without color. */
function canShowFlags(): boolean {
  answer ??= drawsColor();
  return answer;
}

function drawsColor(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE_PX;
  canvas.height = SIZE_PX;
  const context = canvas.getContext?.('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = `${SIZE_PX}px sans-serif`;
  context.textBaseline = 'top';
  context.fillText(FLAG, 0, 0);
  const { data } = context.getImageData(0, 0, SIZE_PX, SIZE_PX);
  return data.some(
    (value, place) => place % 4 === 0 && Math.abs(value - (data[place + 2] ?? 0)) > 40,
  );
}

export function ReviewStars({ review }: { review: Review }) {
  return (
    <p className={reviewStars.line}>
      <Stars rating={review.rating} />
      {review.helpful && <span className={reviewStars.helpful}>{messages.helpful}</span>}
    </p>
  );
}

interface ReviewPhotoProps extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'maxWidth'> {
  photo: CustomerPhoto;
  alt?: string;
  onBroken: (address: string) => void;
}

/** No fallback of a photo: what cannot be had is told, also where no script could notice yet. */
const NONE = '';

/** A customer's photo, filling the box around it; whoever shows it hides one that cannot be had. */
export function ReviewPhoto({ photo, onBroken, ...picture }: ReviewPhotoProps) {
  const { address } = photo;
  return (
    <span className={reviewPhoto.photo} onErrorCapture={() => onBroken(address)}>
      <Picture
        alt={altOf(photo)}
        {...picture}
        src={address}
        className={reviewPhoto.picture}
        fallback={NONE}
      />
    </span>
  );
}

function altOf({ address, review }: CustomerPhoto): string {
  const place = review.photos.length > 1 ? ` ${review.photos.indexOf(address) + 1}` : '';
  return messages.photoBy(place, review.name);
}
