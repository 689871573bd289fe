import { altOf } from '../photo-alt';
import { ReviewPhoto } from '../review-photo';
import type { ShownReviews } from '../section/use-shown-reviews';
import styles from './all-photos.module.css';
import type { Opened } from './opened';

interface AllPhotosProps {
  shown: ShownReviews;
  onOpen: (opened: Opened) => void;
}

export function AllPhotos({ shown: { photos, onBroken }, onOpen }: AllPhotosProps) {
  return (
    <ul className={styles.grid}>
      {photos.map((photo) => (
        <li key={photo.address}>
          <button
            type="button"
            className={styles.tile}
            onClick={() => onOpen({ kind: 'review', id: photo.review.id, photo: photo.address })}
          >
            <ReviewPhoto
              address={photo.address}
              alt={altOf(photo)}
              sizes="(min-width: 600px) 190px, 30vw"
              maxWidth={480}
              onBroken={onBroken}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
