import { useState } from 'react';
import { TextInput, type TextInputProps } from '@/components/kit/text-input';
import { describePicture, typedPicture, withFocus } from '@/core/rules/media/picture-facts';
import { videoEmbed } from '@/core/rules/media/video-embed';
import { isPictureAddress } from '@/core/values/css-value';
import { FocusPicker } from '../../ui/focus-picker';
import { PicturePreview } from '../../ui/picture-preview';
import { readIf } from '../../ui/read-if';
import { asText, type FieldControl, type FieldControlProps } from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';

export const ADDRESS_HINT = 'https://… or /…';

export const readPicture = readIf(isPictureAddress, messages.invalidAddress);

/** The address of a picture, what is there, and what of it has to stay in view. */
export const PictureControl: FieldControl = (props) => {
  const text = asText(props);
  const { value, onChange, onHold, onRelease } = text;
  return (
    <>
      <PictureInput
        {...text}
        value={typedAddress(value)}
        onChange={(address) => onChange(describePicture(address))}
      />
      {value && <FocusPicker {...{ value, onChange, onHold, onRelease }} />}
    </>
  );
};

/** Returns an address as it was typed, without what has been said or is known of its picture. */
export const typedAddress = (address: string): string =>
  typedPicture(withFocus(address, undefined));

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
        <AddressInput {...props} shown={src} />
        <p className={isBroken ? `${styles.state} ${styles.broken}` : styles.state} role="status">
          {stateWords(src, loaded)}
        </p>
      </div>
    </div>
  );
}

const AddressInput = (props: Omit<TextInputProps<string>, 'read' | 'write'>) => (
  <TextInput<string>
    {...props}
    read={readPicture}
    write={(text) => text}
    placeholder={ADDRESS_HINT}
    inputMode="url"
  />
);

function stateWords(src: string, loaded: { src: string; words: string }): string {
  if (!src) return messages.noImage;
  return loaded.src === src ? loaded.words : messages.loading;
}

/** The address of a film, or of its page at YouTube or Vimeo. */
export function VideoControl(props: FieldControlProps) {
  const text = asText(props);
  const { value: src, label } = text;
  const isElsewhere = src !== '' && videoEmbed(src) !== null;
  return (
    <div>
      <AddressInput {...text} />
      {isElsewhere && (
        <p className={styles.state}>
          {/vimeo/i.test(src) ? messages.vimeoVideo : messages.youtubeVideo}
        </p>
      )}
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
