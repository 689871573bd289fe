import type { slideSettings } from '@/core/blocks/banner';
import type { Mode } from '../kit/block-view';
import { MotionToggle } from '../kit/motion-toggle';
import { Arrow } from './arrow';
import styles from './controls.module.css';
import { Dots } from './dots';
import type { SlideShow } from './use-slide-show';

interface ControlsProps {
  count: number;
  show: SlideShow;
  settings: ReturnType<typeof slideSettings>;
  mode: Mode;
}

/** What changes the slide by hand, and tells which it is. */
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
