import { useState } from 'react';
import { IconButton } from '@/components/kit/button';
import { named, type TextControlProps } from '@/components/kit/control';
import { trash } from '@/components/kit/icons';
import { NumberInput } from '@/components/kit/number-input';
import { Segments } from '@/components/kit/segments';
import { colorCss, isColor } from '@/core/values/css-value';
import { ColorInput } from '../color/color-input';
import * as messages from '../messages';
import { type Gradient, gradientText, type Stop } from './gradient';
import styles from './gradient-input.module.css';
import { StopBar } from './stop-bar';

const SHAPES = [
  { value: 'linear', label: messages.straight },
  { value: 'radial', label: messages.round },
] as const;

export interface GradientInputProps extends TextControlProps {
  placeholder?: string | undefined;
}

interface StopsProps extends GradientInputProps {
  gradient: Gradient;
}

/** A gradient by its stops. */
export function GradientStops(props: StopsProps) {
  const { gradient, onChange, onHold, onRelease } = props;
  const { stops } = gradient;
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, stops.length - 1);
  const change = (next: Partial<Gradient>) => onChange(gradientText({ ...gradient, ...next }));
  return (
    <fieldset {...named(props)} className={styles.gradient}>
      <StopBar
        gradient={gradient}
        chosen={place}
        onChoose={setChosen}
        onChange={(next) => change({ stops: next })}
        onHold={onHold}
        onRelease={onRelease}
      />
      <StopFields {...props} place={place} onStops={(next) => change({ stops: next })} />
      <ShapeFields {...props} onShape={change} />
    </fieldset>
  );
}

/** The stop that is chosen: its color, its place, and its end. */
function StopFields(props: StopsProps & { place: number; onStops: (stops: Stop[]) => void }) {
  const { id, scope, gradient, place, onStops, onHold, onRelease } = props;
  const { stops } = gradient;
  const stop = stops[place];
  if (!stop) return null;
  const set = (part: Partial<Stop>) => onStops(stops.with(place, { ...stop, ...part }));
  const remove = () => {
    onStops(stops.toSpliced(place, 1));
    onRelease?.();
  };
  const number = place + 1;
  return (
    <div className={styles.stop}>
      <ColorInput
        id={`${id}-color`}
        label={messages.colorNumber(number)}
        scope={`${scope} ${place} color`}
        value={stop.color}
        isValid={isColor}
        onChange={(color) => color && set({ color: colorCss(color) ?? color })}
        onHold={onHold}
        onRelease={onRelease}
      />
      <NumberInput
        id={`${id}-at`}
        label={messages.colorPosition(number)}
        scope={`${scope} ${place} at`}
        value={stop.at}
        min={0}
        max={100}
        step={1}
        unit="%"
        onChange={(at) => at !== undefined && set({ at })}
        onRelease={onRelease}
      />
      <IconButton
        icon={trash}
        label={messages.removeColor(number)}
        disabled={stops.length <= 2}
        onClick={remove}
      />
    </div>
  );
}

interface ShapeFieldsProps extends StopsProps {
  onShape: (part: Partial<Gradient>) => void;
}

function ShapeFields({ id, scope, gradient, onShape, onRelease }: ShapeFieldsProps) {
  const { shape, angle } = gradient;
  return (
    <div className={styles.shape}>
      <Segments
        id={`${id}-shape`}
        label={messages.shape}
        value={shape}
        options={SHAPES}
        onChange={(next) => {
          onShape({ shape: next === 'radial' ? 'radial' : 'linear' });
          onRelease?.();
        }}
      />
      {shape === 'linear' && (
        <NumberInput
          id={`${id}-angle`}
          label={messages.angle}
          scope={`${scope} angle`}
          value={angle}
          min={-360}
          max={360}
          step={1}
          unit="°"
          onChange={(next) => next !== undefined && onShape({ angle: next })}
          onRelease={onRelease}
        />
      )}
    </div>
  );
}
