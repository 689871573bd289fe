import { Segments } from '@/components/kit/segments';
import { isGradient } from '@/core/values/css-value';
import { GradientInput } from '../../ui/gradient/gradient-input';
import { useScoped } from '../../ui/use-scoped';
import { asText, atOnce, type FieldControlProps } from '../field/control';
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
  const { id, scope } = props;
  const text = asText(props);
  const { value: image, isValid, onChange } = text;
  const [choice, setChoice] = useScoped<Kind>(scope, 'none');
  const set = isGradient(image) ? 'gradient' : 'picture';
  const kind = image === '' ? choice : set;
  const choose = (next: string) => {
    const chosen = KINDS.find((one) => one.value === next)?.value ?? 'none';
    setChoice(chosen);
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
          value={URL_FUNCTION.exec(image)?.[2] ?? image}
          onChange={(address) => onChange(isValid(address) ? address : '')}
        />
      )}
      {kind === 'gradient' && (
        <GradientInput
          {...text}
          placeholder={undefined}
          id={`${id}-gradient`}
          labelledBy={undefined}
          label={messages.gradient}
        />
      )}
    </div>
  );
}
