/** Hands over what a promise settles to, unless it is called off before. Returns what calls it off, as effects do. */
export function awaited<Value>(
  promise: Promise<Value>,
  take: (value: Value) => void,
  fail: (error: unknown) => void = () => undefined,
): () => void {
  let isWanted = true;
  promise.then(
    (value) => isWanted && take(value),
    (error: unknown) => isWanted && fail(error),
  );
  return () => {
    isWanted = false;
  };
}
