import type { PointerEvent } from 'react';
import { Button, IconButton } from '@/components/kit/button';
import { type Changes, type ControlProps, named } from '@/components/kit/control';
import { close, plus } from '@/components/kit/icons';
import { NumberInput } from '@/components/kit/number-input';
import { pointerDrag } from '@/components/kit/pointer-drag';
import { byArrows, LEVEL } from './color/slide';
import * as messages from './messages';
import { percents, rounded, shifted, withColumn, withoutColumn, withShare } from './shares';
import styles from './shares-input.module.css';

interface SharesInputProps extends ControlProps, Changes<readonly number[]> {
  scope: string;
  /** Shares of whatever sum. */
  value: readonly number[];
  most: number;
}

/** Shares of a whole, as a bar whose lines are dragged and as numbers, always in percent. */
export function SharesInput(props: SharesInputProps) {
  const { id, scope, most, onChange, onRelease } = props;
  const shares = rounded(percents(props.value));
  const setAtOnce = (next: readonly number[]) => {
    onChange(next);
    onRelease?.();
  };
  return (
    <fieldset {...named(props)}>
      <SharesBar {...props} shares={shares} />
      <div className={styles.numbers}>
        {shares.map((value, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
          <div key={place} className={styles.number}>
            <NumberInput
              id={`${id}-${place}`}
              label={messages.columnWidth(place + 1)}
              scope={`${scope} ${place}`}
              value={value}
              min={1}
              max={100 - (shares.length - 1)}
              step={1}
              unit="%"
              onChange={(share) => share !== undefined && onChange(withShare(shares, place, share))}
              onRelease={onRelease}
            />
            <IconButton
              icon={close}
              label={messages.removeColumn(place + 1)}
              disabled={shares.length === 1}
              onClick={() => setAtOnce(withoutColumn(shares, place))}
            />
          </div>
        ))}
      </div>
      <Button
        icon={plus}
        look="quiet"
        disabled={shares.length >= most}
        onClick={() => setAtOnce(withColumn(shares))}
      >
        {messages.addColumn}
      </Button>
    </fieldset>
  );
}

/** The shares are in percent, 100 in all. */
type SharesBarProps = Changes<readonly number[]> & { shares: readonly number[] };

/** Narrower than so many percent nothing is made here. */
const LEAST = 5;
const COARSE = 5;

/** Columns as they stand beside each other, with lines between them to drag. */
function SharesBar(props: SharesBarProps) {
  const { shares } = props;
  return (
    <div className={styles.bar}>
      {shares.map((share, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <div key={place} className={styles.part} style={{ flexGrow: share }}>
          <span className={styles.share}>{`${share}%`}</span>
        </div>
      ))}
      {shares.slice(1).map((_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
        <Line key={line} {...props} line={line} />
      ))}
    </div>
  );
}

/** The line behind a column. */
function Line({ shares, line, onChange, onHold, onRelease }: SharesBarProps & { line: number }) {
  const onPointerDown = (start: PointerEvent<HTMLElement>) => {
    const width = start.currentTarget.parentElement?.getBoundingClientRect().width || 1;
    const drag = pointerDrag({
      onStart: () => onHold?.(),
      onMove: ({ dx }) => onChange(shifted(shares, line, Math.round((dx / width) * 100), LEAST)),
      onEnd: () => onRelease?.(),
    });
    drag(start);
  };
  const before = shares.slice(0, line + 1).reduce((sum, share) => sum + share, 0);
  return (
    <button
      type="button"
      role="slider"
      className={styles.line}
      style={{ left: `${before}%` }}
      aria-label={messages.columnsLine(line + 1, line + 2)}
      aria-valuemin={LEAST}
      aria-valuemax={100 - LEAST}
      aria-valuenow={shares[line]}
      aria-valuetext={messages.columnShare(line + 1, shares[line] ?? 0)}
      onPointerDown={onPointerDown}
      onKeyDown={byArrows(LEVEL, COARSE, (right) => onChange(shifted(shares, line, right, LEAST)))}
    />
  );
}
