const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

export interface Trying {
  /** Tries at once; where it is being tried, right after that has failed. */
  now: () => Promise<void>;
  end: () => void;
}

/** Tries until an attempt is done: later each time, and at once when the browser or its tab is back. */
export function tryUntilDone(attempt: () => Promise<boolean>): Trying {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_WAIT_MS;
  let isTrying = false;
  let isWished = false;

  const wait = () => {
    timer = setTimeout(now, waitMs * (0.75 + Math.random() / 2));
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  };
  const now = async () => {
    if (signal.aborted) return;
    isWished = true;
    if (isTrying) return;
    isTrying = true;
    clearTimeout(timer);
    while (isWished && !signal.aborted) {
      isWished = false;
      if (await attempt().catch(() => false)) ended.abort();
    }
    isTrying = false;
    if (!signal.aborted) wait();
  };
  const whenSeen = () => void (document.hidden || now());

  window.addEventListener('online', now, { signal });
  document.addEventListener('visibilitychange', whenSeen, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  wait();
  return { now, end: () => ended.abort() };
}
