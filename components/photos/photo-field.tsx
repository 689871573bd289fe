import { type ChangeEvent, useId, useState } from 'react';
import { Icon } from '@/components/ui';
import type { DraftPhoto, PhotosState } from '@/hooks/photos/use-photos';
import * as messages from './messages';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  photos: PhotosState;
  problem: string | undefined;
}

/** Photos of a draft: each with its preview, its progress and what went wrong with it. */
export function PhotoField({ photos, problem }: PhotoFieldProps) {
  const id = useId();
  const { list, most, add } = photos;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    // The same file can be chosen again after it was removed.
    target.value = '';
  };
  return (
    <div className={styles.field}>
      <p className={styles.label} id={`${id}-label`}>
        {messages.photosOptional}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {messages.privacyHint(most)}
      </p>
      <ul className={styles.photos}>
        {list.map((photo, index) => (
          <DraftPhotoTile key={photo.key} photo={photo} place={index + 1} photos={photos} />
        ))}
        <li hidden={list.length >= most}>
          <label className={styles.add}>
            <Icon name="plus" />
            <span>{messages.addPhotos}</span>
            <input
              type="file"
              name="photos"
              accept="image/*"
              multiple
              aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
              aria-invalid={problem ? true : undefined}
              onChange={choose}
            />
          </label>
        </li>
      </ul>
      <p className="visually-hidden" role="status">
        {statusOf(photos)}
      </p>
      {problem && (
        <p id={`${id}-problem`} className={styles.fieldProblem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function statusOf({ list, isUploading }: PhotosState): string {
  if (list.length === 0) return '';
  if (isUploading) return messages.sending;
  const arrived = list.filter(({ id }) => id).length;
  return messages.photosAdded(arrived, list.length);
}

interface DraftPhotoTileProps {
  photo: DraftPhoto;
  place: number;
  photos: PhotosState;
}

function DraftPhotoTile({ photo, place, photos }: DraftPhotoTileProps) {
  const [isSeen, setSeen] = useState(true);
  const { key, preview, progress, id, problem } = photo;
  return (
    <li className={styles.photo}>
      <div className={styles.picture} data-state={problem ? 'failed' : id ? 'there' : 'sending'}>
        {isSeen && (
          // biome-ignore lint/performance/noImgElement: a picture of this page's own memory
          <img src={preview} alt={photo.file.name} onError={() => setSeen(false)} />
        )}
        {!id && !problem && <progress value={progress} aria-label={messages.sendingPhoto(place)} />}
        <button
          type="button"
          className={styles.remove}
          aria-label={messages.removePhoto(place)}
          onClick={() => photos.remove(key)}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      {problem && (
        <p className={styles.problem}>
          {problem}{' '}
          <button type="button" className={styles.retry} onClick={() => photos.retry(photo)}>
            {messages.retry}
            <span className="visually-hidden">{messages.withPhoto(place)}</span>
          </button>
        </p>
      )}
    </li>
  );
}
