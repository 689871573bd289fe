import type { CSSProperties } from 'react';
import { type Changes, type ControlProps, named } from './control';
import styles from './slider.module.css';

interface SliderProps extends ControlProps, Changes<number> {
  value: number;
  min: number;
  max: number;
  step: number;
  text?: string | undefined;
}

export function Slider(props: SliderProps) {
  const { value, min, max, step, text, onChange, onHold, onRelease } = props;
  const share = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
  return (
    <input
      {...named(props)}
      type="range"
      className={styles.slider}
      style={{ '--share': share } as CSSProperties}
      min={min}
      max={max}
      step={step}
      value={value}
      aria-valuetext={text}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      onPointerDown={onHold}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      onBlur={onRelease}
    />
  );
}
