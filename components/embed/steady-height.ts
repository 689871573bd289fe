/** Max growths in a row that are caused by the frame's own growth. */
const MOST_ECHOES = 8;
/** Max restarts of scrolling content that changes by itself. */
const MOST_STOPS = 5;
/** Time in which content reacts to the frame or to a scroll bar. */
export const ECHO_MS = 150;
const NEVER = Number.NEGATIVE_INFINITY;

interface Seen {
  /** Height of the content, in px. */
  height: number;
  /** Width of the frame, in px. */
  width: number;
  /** Milliseconds of any clock: now, and when the frame last changed its size. */
  now: number;
  resizedAt: number;
}

type Steadiness = 'follows' | 'waits' | 'scrolls';

/**
 * Decides if a frame follows the height of its content. Content as high as a share of its frame plus a constant would
 * grow forever: it may grow a few times, then the frame is held and measured again. A height that changed meanwhile
 * changes by itself and is followed; an unchanged one is followed once more, then scrolls until the width or something
 * else changes. `forgive` starts over, as after an interaction.
 */
export function steadyHeight() {
  let last = { height: 0, width: 0 };
  let echoes = 0;
  let held: Seen | null = null;
  let isTriedAgain = false;
  let stoppedAt = NEVER;
  let stops = 0;

  const beginAnew = () => {
    echoes = 0;
    held = null;
    isTriedAgain = false;
    stoppedAt = NEVER;
  };
  const forgive = () => {
    beginAnew();
    stops = 0;
  };
  const observe = ({ height, width }: Seen): Steadiness => {
    last = { height, width };
    held = null;
    return 'follows';
  };
  const hold = (seen: Seen): Steadiness => {
    held = seen;
    return seen.now - stoppedAt < ECHO_MS ? 'scrolls' : 'waits';
  };

  const seeHeld = (seen: Seen, before: Seen): Steadiness => {
    if (stops >= MOST_STOPS) return 'scrolls';
    const isOwnDoing = seen.resizedAt !== before.resizedAt || seen.now - stoppedAt < ECHO_MS;
    if (isOwnDoing) return hold(seen);
    if (seen.height !== before.height) {
      beginAnew();
      return observe(seen);
    }
    if (seen.now - before.now < ECHO_MS) return 'waits';
    if (isTriedAgain) {
      stoppedAt = seen.now;
      stops += 1;
      return 'scrolls';
    }
    isTriedAgain = true;
    return observe(seen);
  };

  return {
    see(seen: Seen): Steadiness {
      if (seen.width !== last.width) forgive();
      if (held) return seeHeld(seen, held);
      const hasGrown = seen.height > last.height;
      if (hasGrown && seen.now - seen.resizedAt >= ECHO_MS) beginAnew();
      else if (hasGrown) echoes += 1;
      return echoes > MOST_ECHOES ? hold(seen) : observe(seen);
    },
    forgive,
  };
}
