import { type ChangeEvent, useId } from 'react';
import { Icon } from '@/components/ui';
import { MAX_PHOTOS } from '@/core/model/review';
import { DraftPhotoTile } from './draft-photo-tile';
import styles from './photo-field.module.css';
import form from './review-form.module.css';
import type { PhotosState } from './use-photos';

interface PhotoFieldProps {
  photos: PhotosState;
  problem: string | undefined;
}

/** Up to five photos: each with its preview, its progress and what went wrong with it. */
export function PhotoField({ photos, problem }: PhotoFieldProps) {
  const id = useId();
  const { list, add } = photos;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    // The same file can be chosen again after it was removed.
    target.value = '';
  };
  return (
    <div className={form.field}>
      <p className={form.label} id={`${id}-label`}>
        Photos (optional)
      </p>
      <p className={form.hint} id={`${id}-hint`}>
        Up to {MAX_PHOTOS}. Where and when they were taken is not passed on.
      </p>
      <ul className={styles.photos}>
        {list.map((photo, index) => (
          <DraftPhotoTile key={photo.key} photo={photo} place={index + 1} photos={photos} />
        ))}
        <li hidden={list.length >= MAX_PHOTOS}>
          <label className={styles.add}>
            <Icon name="plus" />
            <span>Add photos</span>
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
        <p id={`${id}-problem`} className={form.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function statusOf({ list, isUploading }: PhotosState): string {
  if (list.length === 0) return '';
  if (isUploading) return 'Sending photos…';
  const arrived = list.filter(({ id }) => id).length;
  return `${arrived} of ${list.length} ${list.length === 1 ? 'photo' : 'photos'} added`;
}
