import { useId } from 'react';
import { isMuted, named, type TextControlProps } from '@/components/kit/control';
import * as messages from './messages';
import styles from './position-grid.module.css';

const ACROSS = ['left', 'center', 'right'] as const;
const DOWN = ['top', 'center', 'bottom'] as const;
const WORDS = {
  left: messages.toLeft,
  right: messages.toRight,
  top: messages.top,
  bottom: messages.bottom,
  center: messages.inCenter,
} as const;

/** A CSS position as one of nine places. */
export function PositionGrid(props: TextControlProps) {
  const { value, origin, onChange } = props;
  const name = useId();
  const chosen = cellOf(value);
  return (
    <div
      {...named(props)}
      role="radiogroup"
      className={isMuted(origin) ? `${styles.grid} ${styles.default}` : styles.grid}
    >
      {DOWN.flatMap((y) =>
        ACROSS.map((x) => (
          <input
            key={`${x} ${y}`}
            type="radio"
            className={styles.cell}
            name={name}
            aria-label={wordsOf(x, y)}
            title={wordsOf(x, y)}
            checked={chosen === `${x} ${y}`}
            onChange={() => onChange(x === 'center' && y === 'center' ? 'center' : `${x} ${y}`)}
          />
        )),
      )}
    </div>
  );
}

function wordsOf(x: (typeof ACROSS)[number], y: (typeof DOWN)[number]): string {
  if (y === 'center') return x === 'center' ? messages.center : messages.middle(WORDS[x]);
  return `${WORDS[y]} ${WORDS[x]}`;
}

const PERCENT: Readonly<Record<string, readonly [x: string, y: string]>> = {
  '0%': ['left', 'top'],
  '50%': ['center', 'center'],
  '100%': ['right', 'bottom'],
};

/** A position as the cell it means, such as `left center`; '' for one in between. */
function cellOf(value: string): string {
  const words = value.trim().split(/\s+/);
  if (value === '' || words.length > 2) return '';
  const isSwapped = words.some((word, place) =>
    place === 0 ? word === 'top' || word === 'bottom' : word === 'left' || word === 'right',
  );
  const [first = 'center', second = 'center'] = isSwapped ? [words[1], words[0]] : words;
  const x = PERCENT[first]?.[0] ?? first;
  const y = PERCENT[second]?.[1] ?? second;
  const isCell = ACROSS.some((one) => one === x) && DOWN.some((one) => one === y);
  return isCell ? `${x} ${y}` : '';
}
