import { Select } from '@/components/kit/select';
import { TextInput } from '@/components/kit/text-input';
import { BorderInput } from '../../ui/border-input';
import { PositionGrid } from '../../ui/position-grid';
import { readIf } from '../../ui/read-if';
import { useScoped } from '../../ui/use-scoped';
import { asText, atOnce, type FieldControl, type FieldControlProps } from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';

export function BorderControl(props: FieldControlProps) {
  const text = asText(props);
  return <BorderInput {...text} onChange={(next) => text.isValid(next) && text.onChange(next)} />;
}

/** Any other CSS value, as a text. */
export function CssControl(props: FieldControlProps) {
  const text = asText(props);
  return <TextInput<string> {...text} read={readIf(text.isValid, messages.invalidCss)} />;
}

/** Position of an image or video in its box: one of nine places, or exactly. */
export function PositionControl(props: FieldControlProps) {
  const { id, label } = props;
  const { value } = asText(props);
  return (
    <div className={styles.position}>
      <PositionGrid {...props} value={value || 'center'} onChange={atOnce(props)} />
      <div>
        <CssControl
          {...props}
          id={`${id}-text`}
          labelledBy={undefined}
          label={messages.exactValue(label)}
        />
      </div>
    </div>
  );
}

const OWN = 'own';

interface PresetsProps extends FieldControlProps {
  presets: readonly { value: string; label: string }[];
  /** Presets of values, if it is written in another way. */
  alike?: Readonly<Record<string, string>>;
}

/** Values that are common, and any other one as a text. */
function Presets({ presets, alike = {}, ...props }: PresetsProps) {
  const { id, label, scope, config, value, onChange, onRelease } = asText(props);
  const set = alike[value] ?? value;
  const [asksForOwn, setAsksForOwn] = useScoped(scope, false);
  const isOwn = asksForOwn || (set !== '' && !presets.some((one) => one.value === set));
  const options = [
    { value: '', label: config.unset ?? messages.notSet },
    ...presets,
    { value: OWN, label: messages.otherOption },
  ];
  const choose = (next: string) => {
    setAsksForOwn(next === OWN);
    if (next !== OWN) onChange(next);
    onRelease();
  };
  return (
    <div className={styles.fields}>
      <Select
        {...props}
        value={isOwn ? OWN : set}
        options={options}
        origin={isOwn ? 'own' : props.origin}
        onChange={choose}
      />
      {isOwn && (
        <div>
          <CssControl {...props} id={`${id}-own`} label={messages.otherValue(label)} />
        </div>
      )}
    </div>
  );
}

const WEIGHTS = [
  { value: '300', label: messages.light },
  { value: '400', label: messages.normal },
  { value: '500', label: messages.medium },
  { value: '600', label: messages.semiBold },
  { value: '700', label: messages.bold },
  { value: '800', label: messages.extraBold },
  { value: '900', label: messages.black },
] as const;
const WEIGHT_NAMES = { normal: '400', bold: '700' } as const;

const BACKGROUND_SIZES = [
  { value: 'cover', label: messages.fillCropped },
  { value: 'contain', label: messages.wholeImage },
  { value: 'auto', label: messages.ownSize },
] as const;

const SHADOWS = [
  { value: 'none', label: messages.none },
  { value: '0 1px 3px rgb(0 0 0 / 14%)', label: messages.soft },
  { value: '0 6px 18px rgb(0 0 0 / 14%)', label: messages.medium },
  { value: '0 16px 44px rgb(0 0 0 / 22%)', label: messages.strong },
] as const;

export const WeightControl: FieldControl = (props) => (
  <Presets {...props} presets={WEIGHTS} alike={WEIGHT_NAMES} />
);
export const BackgroundSizeControl: FieldControl = (props) => (
  <Presets {...props} presets={BACKGROUND_SIZES} />
);
export const ShadowControl: FieldControl = (props) => <Presets {...props} presets={SHADOWS} />;
