import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import styles from './color-popover.module.css';
import { referenceOf, type Swatch } from './palette';

interface SwatchesProps {
  title: string;
  swatches: readonly Swatch[];
  value: string;
  onPick: (value: string) => void;
}

/** Number of swatches from which on they are scrolled. */
const MANY = 40;

/** Colors to pick: one stop of the Tab key, the arrow keys go from one to the next. */
export function Swatches({ title, swatches, value, onPick }: SwatchesProps) {
  const id = useId();
  if (swatches.length === 0) return null;
  const chosen = swatches.findIndex((swatch) => swatch.value === referenceOf(value));
  return (
    <div>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <div className={swatches.length > MANY ? styles.named : undefined}>
        <div className={styles.swatches} role="listbox" aria-labelledby={id} onKeyDown={onArrow}>
          {swatches.map((swatch, place) => (
            <button
              key={swatch.name}
              type="button"
              role="option"
              className={styles.swatch}
              style={{ '--color': swatch.color } as CSSProperties}
              tabIndex={place === Math.max(0, chosen) ? 0 : -1}
              aria-label={swatch.name}
              aria-selected={place === chosen}
              title={swatch.name}
              onClick={() => onPick(swatch.value)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.findIndex((button) => button.matches(':focus'));
  const perRow = all.filter((button) => button.offsetTop === all[0]?.offsetTop).length;
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -perRow, ArrowDown: perRow };
  const step = Object.entries(steps).find(([key]) => key === event.key)?.[1];
  if (step === undefined) return;
  event.preventDefault();
  all[at + step]?.focus();
}
