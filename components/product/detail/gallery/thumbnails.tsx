import type { MouseEvent } from 'react';
import { Picture } from '@/components/ui';
import type { ProductMedia } from '@/core/model/product';
import styles from './thumbnails.module.css';

interface ThumbnailsProps {
  /** Of the gallery, whose slides are `id-0`, `id-1` and so on. */
  id: string;
  addresses: readonly string[];
  media: readonly ProductMedia[] | undefined;
  current: number;
  onChoose: (place: number) => void;
}

/** Links to the slides, small pictures on wide screens and dots on phones. */
export function Thumbnails({ id, addresses, media, current, onChoose }: ThumbnailsProps) {
  const choose = (event: MouseEvent, place: number) => {
    event.preventDefault();
    onChoose(place);
  };
  return (
    <ul className={styles.thumbnails}>
      {addresses.map((address, place) => (
        <li key={address}>
          <a
            className={styles.thumbnail}
            href={`#${id}-${place}`}
            aria-label={`Show picture ${[place + 1, media?.[place]?.alt].filter(Boolean).join(': ')}`}
            aria-current={place === current ? 'true' : undefined}
            onClick={(event) => choose(event, place)}
          >
            <Picture src={address} alt="" media={media?.[place]} sizes="80px" maxWidth={160} />
          </a>
        </li>
      ))}
    </ul>
  );
}
