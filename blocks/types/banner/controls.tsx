import type { Mode } from '@/blocks/view-kit/block-view';
import { MotionToggle } from '@/blocks/view-kit/motion-toggle';
import type { OwnStyle } from '@/blocks/view-kit/root-style';
import { Icon } from '@/components/ui';
import styles from './controls.module.css';
import type { slideSettings } from './definition';
import * as messages from './messages';
import type { SlideShow } from './use-slide-show';

interface ControlsProps {
  count: number;
  show: SlideShow;
  settings: ReturnType<typeof slideSettings>;
  mode: Mode;
}

export function Controls({ count, show, settings, mode }: ControlsProps) {
  const { current, canBeStopped, isStopped, isRunning, step, toggle } = show;
  const isDisabled = mode === 'edit';
  return (
    <div className={styles.controls}>
      {canBeStopped && (
        <div className={styles.stop}>
          <MotionToggle
            what="slides"
            isMoving={!isStopped}
            onToggle={toggle}
            isDisabled={isDisabled}
          />
        </div>
      )}
      {settings.hasDots && (
        <Dots count={count} show={show} intervalMs={settings.intervalMs} isDisabled={isDisabled} />
      )}
      {settings.hasArrows && (
        <div className={styles.arrows}>
          <Arrow to="previous" isDisabled={isDisabled} onPress={() => step(-1)} />
          <Arrow to="next" isDisabled={isDisabled} onPress={() => step(1)} />
        </div>
      )}
      <p className="visually-hidden" aria-live={isRunning ? 'off' : 'polite'}>
        {`Slide ${current + 1} of ${count}`}
      </p>
    </div>
  );
}

interface ArrowProps {
  to: 'previous' | 'next';
  isDisabled: boolean;
  onPress: () => void;
}

function Arrow({ to, isDisabled, onPress }: ArrowProps) {
  const isNext = to === 'next';
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={isNext ? messages.nextSlide : messages.previousSlide}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={isNext ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}

interface DotsProps {
  count: number;
  show: SlideShow;
  intervalMs: number;
  isDisabled: boolean;
}

/** One for each slide; that of the slide shown fills while its time runs. */
function Dots({ count, show, intervalMs, isDisabled }: DotsProps) {
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
