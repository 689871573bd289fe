/** Runs an effect after a pause in ms. Returns what calls it off, before it runs and afterwards. */
export function afterPause(pause: number, effect: () => () => void): () => void {
  let end = () => {};
  const timer = setTimeout(() => {
    end = effect();
  }, pause);
  return () => {
    clearTimeout(timer);
    end();
  };
}
