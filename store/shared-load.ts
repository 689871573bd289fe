/** Loads by a key of which nobody begins one that is under way: whoever asks meanwhile gets the same. */
export function sharedLoad<Value>() {
  const underway = new Map<string, Promise<Value>>();
  return (key: string, load: () => Promise<Value>): Promise<Value> => {
    const pending = underway.get(key) ?? load().finally(() => underway.delete(key));
    underway.set(key, pending);
    return pending;
  };
}
