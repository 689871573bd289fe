import { type ReactNode, useId } from 'react';
import { type Changes, type ControlProps, isMuted, named } from '@/components/kit/control';
import { Icon } from '@/components/kit/icon';
import { none as noneIcon } from '@/components/kit/icons';
import styles from './icon-grid.module.css';

interface IconOption {
  value: string;
  label: string;
  drawing: ReactNode;
}

interface IconGridProps extends ControlProps, Changes<string | undefined> {
  value: string | undefined;
  options: readonly IconOption[];
  /** The label of choosing none, where one can. */
  none?: string | undefined;
  /** Size of drawings that are wider than icons. */
  size?: 'wide';
}

/** One of many by their drawings. */
export function IconGrid(props: IconGridProps) {
  const { value, options, none, origin, onChange } = props;
  const looks = [styles.grid, props.size && styles[props.size], isMuted(origin) && styles.default];
  const name = useId();
  const cell = (option: string | undefined, words: string, drawing: ReactNode) => (
    <label key={option ?? ''} className={styles.cell} title={words}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        aria-label={words}
        checked={option === value}
        onChange={() => onChange(option)}
      />
      {drawing}
    </label>
  );
  return (
    <div {...named(props)} role="radiogroup" className={looks.filter(Boolean).join(' ')}>
      {none && cell(undefined, none, <Icon of={noneIcon} />)}
      {options.map((option) => cell(option.value, option.label, option.drawing))}
    </div>
  );
}
