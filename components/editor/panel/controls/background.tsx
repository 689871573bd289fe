import { useState } from 'react';
import { Segments } from '@/components/kit/segments';
import { isColor, isGradient } from '@/core/values/css-value';
import { GradientInput } from '../../ui/gradient/gradient-input';
import { atOnce, type FieldControlProps, orDefault, textValue } from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';
import { PictureInput } from './picture';

const KINDS = [
  { value: 'none', label: messages.none },
  { value: 'picture', label: messages.image },
  { value: 'gradient', label: messages.gradient },
] as const;

type Kind = (typeof KINDS)[number]['value'];

const FIRST_GRADIENT = 'linear-gradient(180deg, #ffffff 0%, #e4e1da 100%)';
const URL_FUNCTION = /^url\(\s*(["']?)(.*?)\1\s*\)$/i;

/** Edits the background of a block: an image, a gradient or neither. */
export function BackgroundControl(props: FieldControlProps) {
  const { id, scope, value, onChange } = props;
  const image = textValue(value);
  const [asksFor, setAsksFor] = useState({ scope, kind: 'none' as Kind });
  const choice = asksFor.scope === scope ? asksFor.kind : 'none';
  const kind = image === '' ? choice : kindOf(image);
  const choose = (next: string) => {
    const chosen = KINDS.find((one) => one.value === next)?.value ?? 'none';
    setAsksFor({ scope, kind: chosen });
    atOnce(props)(chosen === 'gradient' ? FIRST_GRADIENT : undefined);
  };
  return (
    <div className={styles.stack}>
      <Segments {...props} value={kind} options={KINDS} onChange={choose} />
      {kind === 'picture' && (
        <PictureInput
          {...props}
          id={`${id}-picture`}
          labelledBy={undefined}
          label={messages.imageAddress}
          value={addressOf(image)}
          onChange={(address) => onChange(orDefault(props.field.parse(address) ? address : ''))}
        />
      )}
      {kind === 'gradient' && (
        <GradientInput
          {...props}
          id={`${id}-gradient`}
          labelledBy={undefined}
          label={messages.gradient}
          value={image}
          isValid={isGradient}
          isColor={isColor}
          onChange={(text) => onChange(orDefault(text))}
        />
      )}
    </div>
  );
}

const kindOf = (image: string): Kind => (isGradient(image) ? 'gradient' : 'picture');

const addressOf = (image: string): string => URL_FUNCTION.exec(image)?.[2] ?? image;
