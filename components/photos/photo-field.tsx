import { type ChangeEvent, useId } from 'react';
import { Icon } from '@/components/ui';
import type { PhotosState } from '@/hooks/photos/use-photos';
import { DraftPhotoTile } from './draft-photo-tile';
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
        Photos (optional)
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        Up to {most}. Where and when they were taken is not passed on.
      </p>
      <ul className={styles.photos}>
        {list.map((photo, index) => (
          <DraftPhotoTile key={photo.key} photo={photo} place={index + 1} photos={photos} />
        ))}
        <li hidden={list.length >= most}>
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
        <p id={`${id}-problem`} className={styles.fieldProblem} role="alert">
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
