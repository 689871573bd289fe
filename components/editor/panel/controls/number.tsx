import { NumberInput, numberText } from '@/components/kit/number-input';
import { Slider } from '@/components/kit/slider';
import { type FieldControlProps, stepsOf } from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

export function NumberControl(props: FieldControlProps) {
  const { value, effectiveDefault, field, config } = props;
  return (
    <NumberInput
      {...props}
      {...stepsOf(props)}
      value={origin === 'inherited' ? undefined : asNumber(value)}
      fallback={asNumber(effectiveDefault) ?? asNumber(field.initial)}
      unit={config.unit}
      placeholder={config.unset}
    />
  );
}

/** A number by its place between what is usual, and to write. */
export function SliderControl(props: FieldControlProps) {
  const { id, label, value, config, field, onChange, onHold, onRelease } = props;
  const steps = stepsOf(props);
  const [from, to] = config.range ?? [steps.min, steps.max];
  const shown = asNumber(value) ?? asNumber(field.initial) ?? from;
  return (
    <div className={styles.slider}>
      <Slider
        id={`${id}-slider`}
        label={messages.slider(label)}
        value={shown}
        min={from}
        max={to}
        step={steps.step}
        text={`${numberText(shown)}${config.unit ? ` ${config.unit}` : ''}`}
        onChange={onChange}
        onHold={onHold}
        onRelease={onRelease}
      />
      <NumberControl {...props} />
    </div>
  );
}

/** A part of one, as percent. */
export function ShareControl(props: FieldControlProps) {
  const { id, label, value, field, onChange, onHold, onRelease } = props;
  const share = asNumber(value) ?? asNumber(field.initial) ?? 1;
  const percent = Math.round(share * 1000) / 10;
  const change = (next: number | undefined) =>
    onChange(next === undefined ? undefined : Number((next / 100).toFixed(4)));
  return (
    <div className={styles.slider}>
      <Slider
        id={`${id}-slider`}
        label={messages.slider(label)}
        value={percent}
        min={0}
        max={100}
        step={1}
        text={`${percent} %`}
        onChange={change}
        onHold={onHold}
        onRelease={onRelease}
      />
      <NumberInput
        {...props}
        value={percent}
        fallback={100}
        min={0}
        max={100}
        step={1}
        unit="%"
        onChange={change}
      />
    </div>
  );
}
