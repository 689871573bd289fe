import { Button, IconButton } from '@/components/kit/button';
import type { Changes, ControlProps } from '@/components/kit/control';
import { close, plus } from '@/components/kit/icons';
import { NumberInput } from '@/components/kit/number-input';
import { percents, rounded, withColumn, withoutColumn, withShare } from './shares';
import { SharesBar } from './shares-bar';
import styles from './shares-input.module.css';

interface SharesInputProps extends ControlProps, Changes<readonly number[]> {
  scope: string;
  /** Shares of whatever sum. */
  value: readonly number[];
  most: number;
}

/** Shares of a whole, as a bar whose lines are dragged and as numbers, always in percent. */
export function SharesInput(props: SharesInputProps) {
  const { id, labelledBy, label, describedBy, most, onRelease } = props;
  const shares = rounded(percents(props.value));
  return (
    <fieldset
      id={id}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : label}
      aria-describedby={describedBy}
    >
      <SharesBar {...props} shares={shares} />
      <div className={styles.numbers}>
        {shares.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
          <Share key={place} {...props} shares={shares} place={place} />
        ))}
      </div>
      <Button
        icon={plus}
        look="quiet"
        disabled={shares.length >= most}
        onClick={() => {
          props.onChange(withColumn(shares));
          onRelease?.();
        }}
      >
        Add column
      </Button>
    </fieldset>
  );
}

interface ShareProps extends SharesInputProps {
  shares: readonly number[];
  place: number;
}

/** One column's share as a number. */
function Share({ id, scope, shares, place, onChange, onRelease }: ShareProps) {
  const remove = () => {
    onChange(withoutColumn(shares, place));
    onRelease?.();
  };
  return (
    <div className={styles.number}>
      <NumberInput
        id={`${id}-${place}`}
        label={`Width of column ${place + 1}`}
        scope={`${scope} ${place}`}
        value={shares[place]}
        min={1}
        max={100 - (shares.length - 1)}
        step={1}
        unit="%"
        onChange={(share) => share !== undefined && onChange(withShare(shares, place, share))}
        onRelease={onRelease}
      />
      <IconButton
        icon={close}
        label={`Remove column ${place + 1}`}
        disabled={shares.length === 1}
        onClick={remove}
      />
    </div>
  );
}
