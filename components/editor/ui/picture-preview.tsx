import { useState } from 'react';
import { Icon } from '@/components/kit/icon';
import { picture, pictureOff } from '@/components/kit/icons';
import * as messages from './messages';
import styles from './picture-preview.module.css';

interface PicturePreviewProps {
  src: string;
  size: 'small' | 'large';
  /** Receives the state of the picture as text. */
  onState?: (state: string) => void;
}

type State = 'loading' | 'there' | 'broken';

/** A preview of a picture's address. */
export function PicturePreview({ src, size, onState }: PicturePreviewProps) {
  const [last, setLast] = useState<{ src: string; state: State }>({ src, state: 'loading' });
  const state = last.src === src ? last.state : 'loading';
  const tell = (next: State, words: string) => {
    setLast({ src, state: next });
    onState?.(words);
  };
  return (
    <span className={`${styles.preview} ${styles[size]}`} data-state={src ? state : 'none'}>
      {src && state !== 'broken' ? (
        // biome-ignore lint/performance/noImgElement: of any size, from any host, and seen by admins alone
        <img
          key={src}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            tell('there', `${naturalWidth} × ${naturalHeight} px`)
          }
          onError={() => tell('broken', messages.imageMissing)}
        />
      ) : (
        <Icon of={src ? pictureOff : picture} size={size === 'large' ? 20 : 16} />
      )}
    </span>
  );
}
