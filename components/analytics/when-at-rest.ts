/** A page that is never idle is not waited for any longer than this. */
const PATIENCE = { timeout: 2_000 };

/**
 * Does something once the page is there and has nothing better to do: what hangs then holds nothing up.
 * Returns what calls it off.
 */
export function whenAtRest(act: () => void): () => void {
  let isOver = false;
  const begin = () => whenIdle(() => isOver || act());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    isOver = true;
    window.removeEventListener('load', begin);
  };
}

function whenIdle(act: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(act, PATIENCE);
  else setTimeout(act);
}
