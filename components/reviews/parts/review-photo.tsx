import { Picture } from '@/components/ui';
import * as messages from '../messages';
import styles from './review-photo.module.css';
import type { CustomerPhoto } from './use-shown-reviews';

interface ReviewPhotoProps {
  address: string;
  alt: string;
  /** Value of `sizes`. */
  sizes: string;
  /** The widest it is ever shown, in px of a dense screen. */
  maxWidth: number;
  onBroken: (address: string) => void;
}

/** Nothing stands in for a photo: what cannot be had is told, also where no script could notice yet. */
const NONE = '';

/** A customer's photo, filling the box around it; whoever shows it hides one that cannot be had. */
export function ReviewPhoto({ address, alt, sizes, maxWidth, onBroken }: ReviewPhotoProps) {
  return (
    <span className={styles.photo} onErrorCapture={() => onBroken(address)}>
      <Picture
        src={address}
        alt={alt}
        sizes={sizes}
        maxWidth={maxWidth}
        className={styles.picture}
        fallback={NONE}
      />
    </span>
  );
}

/** Returns the alt text of a customer's photo. */
export function altOf({ address, review }: CustomerPhoto): string {
  const place = review.photos.length > 1 ? ` ${review.photos.indexOf(address) + 1}` : '';
  return messages.photoBy(place, review.name);
}
