import { useContext, useEffect, useState } from 'react';
import { MadeAtContext } from '@/blocks/view-kit/made-at';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

export interface TimeLeft {
  /** Until the end in ms, begun seconds or minutes as whole ones; 0 once it is over, null while only the server's clock was read. */
  left: number | null;
  isOver: boolean;
}

/**
 * Counts down to an instant in ms, NaN for never. The first render goes by when the server made the page, as its
 * HTML did; from then on by the browser's clock, every second or minute.
 */
export function useTimeLeft(endsAt: number, hasSeconds: boolean): TimeLeft {
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
