import { useState } from 'react';
import { TextInput } from '@/components/kit/text-input';
import type { Reading } from '@/components/kit/use-draft';
import { videoEmbed } from '@/core/rules/media/video-embed';
import { isPictureAddress } from '@/core/values/css-value';
import { PicturePreview } from '../../ui/picture-preview';
import { type FieldControlProps, orDefault, textValue } from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';

export const ADDRESS_HINT = 'https://… or /…';
const WRONG_ADDRESS = messages.invalidAddress;

export function readPicture(text: string): Reading<string> {
  const value = text.trim();
  return value === '' || isPictureAddress(value) ? { value } : { problem: WRONG_ADDRESS };
}

const asIs = (text: string) => text;

/** The address of a picture, and what is there. */
export function PictureControl(props: FieldControlProps) {
  const { onChange, value } = props;
  return (
    <PictureInput
      {...props}
      value={textValue(value)}
      onChange={(text) => onChange(orDefault(text))}
    />
  );
}

interface PictureInputProps extends Omit<FieldControlProps, 'value' | 'onChange'> {
  value: string;
  onChange: (address: string) => void;
}

export function PictureInput({ value: src, ...props }: PictureInputProps) {
  const [loaded, setLoaded] = useState({ src: '', words: '' });
  const isBroken = src !== '' && loaded.src === src && !loaded.words.endsWith('px');
  return (
    <div className={styles.picture}>
      <PicturePreview src={src} size="large" onState={(words) => setLoaded({ src, words })} />
      <div>
        <TextInput<string>
          {...props}
          shown={src}
          read={readPicture}
          write={asIs}
          placeholder={ADDRESS_HINT}
          inputMode="url"
        />
        <p className={isBroken ? `${styles.state} ${styles.broken}` : styles.state} role="status">
          {stateWords(src, loaded)}
        </p>
      </div>
    </div>
  );
}

function stateWords(src: string, loaded: { src: string; words: string }): string {
  if (!src) return messages.noImage;
  return loaded.src === src ? loaded.words : messages.loading;
}

/** The address of a film, or of its page at YouTube or Vimeo. */
export function VideoControl(props: FieldControlProps) {
  const { value, onChange, label } = props;
  const src = textValue(value);
  const isElsewhere = src !== '' && videoEmbed(src) !== null;
  return (
    <div>
      <TextInput<string>
        {...props}
        shown={src}
        read={readPicture}
        write={asIs}
        placeholder={ADDRESS_HINT}
        inputMode="url"
        onChange={(text) => onChange(orDefault(text))}
      />
      {isElsewhere && <p className={styles.state}>{placeOf(src)}</p>}
      {src && !isElsewhere && (
        <video
          key={src}
          className={styles.film}
          src={src}
          aria-label={label}
          preload="metadata"
          muted
          controls
        />
      )}
    </div>
  );
}

const placeOf = (src: string): string =>
  /vimeo/i.test(src) ? messages.vimeoVideo : messages.youtubeVideo;
