import type { OwnStyle } from '../kit/own-style';
import styles from './controls.module.css';
import type { SlideShow } from './use-slide-show';

interface DotsProps {
  count: number;
  show: SlideShow;
  intervalMs: number;
  isDisabled: boolean;
}

/** One for each slide; that of the slide shown fills while its time runs. */
export function Dots({ count, show, intervalMs, isDisabled }: DotsProps) {
  const style: OwnStyle = { '--interval': `${intervalMs}ms` };
  return (
    <div className={`${styles.dots} ${show.isRunning ? styles.running : ''}`} style={style}>
      {Array.from({ length: count }, (_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={place}
          type="button"
          className={styles.dot}
          aria-label={`Slide ${place + 1}`}
          aria-current={place === show.current}
          disabled={isDisabled}
          onClick={() => show.goTo(place)}
        />
      ))}
    </div>
  );
}
