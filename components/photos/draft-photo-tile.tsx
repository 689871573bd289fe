import { useState } from 'react';
import { Icon } from '@/components/ui';
import type { DraftPhoto, PhotosState } from '@/hooks/photos/use-photos';
import styles from './photo-field.module.css';

interface DraftPhotoTileProps {
  photo: DraftPhoto;
  /** Counted from 1. */
  place: number;
  photos: PhotosState;
}

export function DraftPhotoTile({ photo, place, photos }: DraftPhotoTileProps) {
  const [isSeen, setSeen] = useState(true);
  const { key, preview, progress, id, problem } = photo;
  return (
    <li className={styles.photo}>
      <div className={styles.picture} data-state={problem ? 'failed' : id ? 'there' : 'sending'}>
        {isSeen && (
          // biome-ignore lint/performance/noImgElement: a picture of this page's own memory
          <img src={preview} alt={photo.file.name} onError={() => setSeen(false)} />
        )}
        {!id && !problem && <progress value={progress} aria-label={`Sending photo ${place}`} />}
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove photo ${place}`}
          onClick={() => photos.remove(key)}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      {problem && (
        <p className={styles.problem}>
          {problem}{' '}
          <button type="button" className={styles.retry} onClick={() => photos.retry(photo)}>
            Try again <span className="visually-hidden">with photo {place}</span>
          </button>
        </p>
      )}
    </li>
  );
}
