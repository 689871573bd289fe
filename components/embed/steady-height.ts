/** As often as content may grow in a row by nothing but its frame having grown. */
const MOST_ECHOES = 8;
/** As often as content that scrolls may be followed again because it changes by itself. */
const MOST_STOPS = 5;
/** What follows the frame does so at once, and what follows a scroll bar too. */
export const ECHO_MS = 150;
const NEVER = Number.NEGATIVE_INFINITY;

interface Seen {
  /** Of the content, in px. */
  height: number;
  /** How wide the frame is, in px. */
  width: number;
  /** Milliseconds of any clock: now, and when the frame last changed its size. */
  now: number;
  resizedAt: number;
}

/** What becomes of a frame: it is to be as high as its content, it is held still, or its content scrolls. */
type Steadiness = 'follows' | 'waits' | 'scrolls';

/**
 * Whether a frame is to follow its content. One that is as high as a part of its frame and something more
 * would have it grow for ever: such content is let grow a few times and scrolls from then on, until the width
 * changes or something else does.
 *
 * Content that unfolds looks like that too. So the frame is held still first, and who asks is to ask again a
 * little later: what has changed all the same does so by itself, and is followed. What has not may just have
 * ended, and is followed once more, which an echo would answer.
 *
 * `forgive` begins anew, as when somebody does something.
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
