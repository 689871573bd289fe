/**
 * Does something once the page is there and has nothing better to do: what hangs then holds nothing up.
 * Returns what calls it off.
 */
export function whenAtRest(act: () => void): () => void {
  let isOver = false;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const begin = () => void whenIdle(() => isOver || act());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    isOver = true;
    window.removeEventListener('load', begin);
  };
}
