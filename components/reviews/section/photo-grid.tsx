import { useState } from 'react';
import type { Opened } from '../details';
import * as messages from '../messages';
import { altOf, ReviewPhoto } from '../parts/review-photo';
import type { ShownReviews } from '../parts/use-shown-reviews';
import styles from './photo-grid.module.css';

/** Customer photo thumbnails; the rest is a number (spec 9). */
const THUMBNAILS = 19;

interface PhotoGridProps {
  shown: ShownReviews;
  onOpen: (opened: Opened) => void;
}

/** The customers' photos: each opens its review, the number behind them opens all. */
export function PhotoGrid({ shown, onOpen }: PhotoGridProps) {
  const { photos, photoCount, onBroken } = shown;
  // No more than at first, whatever is loaded: what stands below would move.
  const [thumbnails] = useState(Math.min(photos.length, THUMBNAILS));
  if (photos.length === 0 || thumbnails === 0) return null;
  const more = photoCount - Math.min(photos.length, thumbnails);
  return (
    <div className={styles.photos}>
      <h3 className={styles.heading}>{messages.customerPhotos}</h3>
      <ul className={styles.grid}>
        {photos.slice(0, thumbnails).map(({ address, review }) => (
          <li key={address}>
            <button
              type="button"
              className={styles.tile}
              onClick={() => onOpen({ kind: 'review', id: review.id, photo: address })}
            >
              <ReviewPhoto
                address={address}
                alt={altOf({ address, review })}
                sizes="72px"
                maxWidth={160}
                onBroken={onBroken}
              />
            </button>
          </li>
        ))}
        {more > 0 && (
          <li>
            <button
              type="button"
              className={styles.more}
              aria-label={messages.morePhotos(more)}
              onClick={() => onOpen({ kind: 'photos' })}
            >
              +{more}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
