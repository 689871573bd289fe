import { useContext, useEffect, useState } from 'react';
import { targetOf } from '@/blocks/kit/action';
import { ActionLink } from '@/blocks/view-kit/action-link';
import { blockView, type Mode, type ViewProps } from '@/blocks/view-kit/block-view';
import { MadeAtContext } from '@/blocks/view-kit/made-at';
import buttons from '@/components/ui/button.module.css';
import styles from './countdown.module.css';
import { type CountdownProps, countdownBlock } from './definition';
import * as messages from './messages';

/** The time left until something ends. Without scripts it says when, and the server when it is over. */
function CountdownView({ block: { props }, root, mode }: ViewProps<typeof countdownBlock>) {
  const endsAt = Date.parse(props.endsAt);
  const time = useTimeLeft(endsAt, props.showSeconds);
  const isGone = time.isOver && props.whenOver === 'nothing';
  if (isGone && mode === 'live') return null;
  return (
    <div {...root} className={`${root.className} ${styles.root}`}>
      <div className={`${styles.countdown} ${styles[props.design]} ${isGone ? styles.gone : ''}`}>
        {time.isOver && !isGone ? (
          <p className={styles.over}>{props.overText}</p>
        ) : (
          <Running props={props} endsAt={endsAt} time={time} mode={mode} />
        )}
      </div>
    </div>
  );
}

export default blockView(countdownBlock, CountdownView);

interface RunningProps {
  props: CountdownProps;
  endsAt: number;
  time: TimeLeft;
  mode: Mode;
}

function Running({ props, endsAt, time, mode }: RunningProps) {
  const target = targetOf(props);
  return (
    <>
      {props.title && <h2 className={styles.title}>{props.title}</h2>}
      {props.text && <p className={styles.text}>{props.text}</p>}
      {!Number.isNaN(endsAt) && (
        <>
          <div>
            <Clock left={time.left} hasSeconds={props.showSeconds} />
          </div>
          <p className={styles.end}>
            {messages.ends}{' '}
            <time dateTime={props.endsAt}>{momentText(endsAt, time.left !== null)}</time>
          </p>
        </>
      )}
      {props.buttonText && target && (
        <div>
          <ActionLink
            className={buttons.primary}
            href={target}
            opensNewTab={props.openInNewTab}
            mode={mode}
          >
            {props.buttonText}
          </ActionLink>
        </div>
      )}
    </>
  );
}

const UNITS = [
  { name: messages.days, ms: 86_400_000, of: Number.POSITIVE_INFINITY },
  { name: messages.hours, ms: 3_600_000, of: 24 },
  { name: messages.minutes, ms: 60_000, of: 60 },
  { name: messages.seconds, ms: 1000, of: 60 },
] as const;

/** Keeps its place until the browser's clock is read; gone where no script ever reads it. */
function Clock({ left, hasSeconds }: { left: number | null; hasSeconds: boolean }) {
  return (
    <div className={styles.clock} role="timer">
      {UNITS.filter(({ name }) => hasSeconds || name !== messages.seconds).map(
        ({ name, ms, of }) => (
          <span key={name} className={styles.unit}>
            <span className={styles.figure}>
              {left === null ? '–' : String(Math.floor(left / ms) % of).padStart(2, '0')}
            </span>{' '}
            <span className={styles.name}>{name}</span>
          </span>
        ),
      )}
    </div>
  );
}

/** Writes a moment in the shopper's own time zone once it is known, else in UTC; each says which. */
function momentText(time: number, isLocal: boolean): string {
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(!isLocal && { timeZone: 'UTC' }),
  });
  // Servers and browsers differ in their spaces.
  return format.format(time).replace(/\s/g, ' ');
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

interface TimeLeft {
  /** Time until the end in ms, begun seconds or minutes as whole ones; 0 once it is over, null while only the server's clock was read. */
  left: number | null;
  isOver: boolean;
}

/** Counts down to an instant in ms, NaN for never: from when the server made the page, then by the browser's clock. */
function useTimeLeft(endsAt: number, hasSeconds: boolean): TimeLeft {
  const step = hasSeconds ? SECOND_MS : MINUTE_MS;
  const madeAt = useContext(MadeAtContext);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (Number.isNaN(endsAt)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const time = Date.now();
      setNow(time);
      const left = endsAt - time;
      if (left > 0) timer = setTimeout(tick, left % step || step);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt, step]);
  const time = now ?? madeAt;
  return {
    left: now === null ? null : Math.max(0, Math.ceil((endsAt - now) / step) * step),
    isOver: time !== null && time >= endsAt,
  };
}
