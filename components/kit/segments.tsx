import { useId } from 'react';
import { type Changes, type ControlProps, isMuted, named } from './control';
import { Icon } from './icon';
import styles from './segments.module.css';

interface Segment {
  value: string;
  label: string;
  /** The name of an icon in `icons.ts`, instead of the label. */
  icon?: string | undefined;
  /** True if its icon is never turned. */
  isUpright?: boolean | undefined;
}

interface SegmentsProps extends ControlProps, Changes<string> {
  value: string | undefined;
  /** The effective default. */
  fallback?: string | undefined;
  options: readonly Segment[];
  /** Side to which its icons are turned. */
  turn?: 'left' | 'right' | undefined;
}

export function Segments(props: SegmentsProps) {
  const { value, fallback, options, onChange } = props;
  const name = useId();
  return (
    <div
      {...named(props)}
      role="radiogroup"
      className={styles.segments}
      data-default={isMuted(props.origin) || undefined}
      data-turn={props.turn}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.segment}
          title={option.icon ? option.label : undefined}
          data-upright={option.isUpright || undefined}
          data-holds={(value === undefined && option.value === fallback) || undefined}
        >
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          {option.icon ? <Icon of={option.icon} /> : option.label}
        </label>
      ))}
    </div>
  );
}
