/** As often as content may grow in a row by nothing but its frame having grown. */
const MOST_ECHOES = 8;
/** What follows the frame does so at once. */
const ECHO_MS = 150;

interface Seen {
  /** Of the content, in px. */
  height: number;
  /** How wide the frame is, in px. */
  width: number;
  /** Milliseconds of any clock: now, and when the frame last changed its size. */
  now: number;
  resizedAt: number;
}

/**
 * Whether a frame is to follow its content. One that is as high as a part of its frame and something more
 * would have it grow for ever: such content is let grow a few times and scrolls from then on, until the width
 * changes. `forgive` begins anew, as when somebody does something.
 */
export function steadyHeight() {
  let last = { height: 0, width: 0 };
  let echoes = 0;
  return {
    follows({ height, width, now, resizedAt }: Seen): boolean {
      const isEcho = height > last.height && now - resizedAt < ECHO_MS && width === last.width;
      if (width !== last.width) echoes = 0;
      else if (isEcho) echoes += 1;
      if (echoes > MOST_ECHOES) return false;
      last = { height, width };
      return true;
    },
    forgive() {
      echoes = 0;
    },
  };
}
