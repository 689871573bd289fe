import type { ComponentProps, ReactNode } from 'react';
import { NumberInput, numberText } from '@/components/kit/number-input';
import { Slider } from '@/components/kit/slider';
import { type FieldControlProps, shownNumber, stepsOf } from '../field/control';
import * as messages from '../messages';
import styles from './controls.module.css';

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

export function NumberControl(props: FieldControlProps) {
  const { value, effectiveDefault, field, config } = props;
  return (
    <NumberInput
      {...props}
      {...stepsOf(props)}
      value={asNumber(value)}
      fallback={asNumber(effectiveDefault) ?? asNumber(field.initial)}
      unit={config.unit}
      placeholder={config.unset}
    />
  );
}

/** A number by its place between what is usual, and to write. */
export function SliderControl(props: FieldControlProps) {
  const { config } = props;
  const steps = stepsOf(props);
  const [min, max] = config.range ?? [steps.min, steps.max];
  const value = shownNumber(props) ?? min;
  return (
    <WithSlider
      {...props}
      {...{ value, min, max }}
      step={steps.step}
      text={`${numberText(value)}${config.unit ? ` ${config.unit}` : ''}`}
    >
      <NumberControl {...props} />
    </WithSlider>
  );
}

/** A part of one, as percent. */
export function ShareControl(props: FieldControlProps) {
  const percent = Math.round((shownNumber(props) ?? 1) * 1000) / 10;
  const percents = {
    ...props,
    value: percent,
    min: 0,
    max: 100,
    step: 1,
    onChange: (next: number | undefined) =>
      props.onChange(next === undefined ? undefined : Number((next / 100).toFixed(4))),
  };
  return (
    <WithSlider {...percents} text={`${percent} %`}>
      <NumberInput {...percents} fallback={100} unit="%" />
    </WithSlider>
  );
}

function WithSlider(props: ComponentProps<typeof Slider> & { children: ReactNode }) {
  const { id, label = '', children, ...slider } = props;
  return (
    <div className={styles.slider}>
      <Slider
        {...slider}
        id={`${id}-slider`}
        label={messages.slider(label)}
        labelledBy={undefined}
        describedBy={undefined}
      />
      {children}
    </div>
  );
}
