/** Memoizes a function by object: layouts stay the same objects for all pages of a shop until it saves. */
export function onceEach<Made extends object>(
  make: (raw: unknown) => Made,
): (raw: unknown) => Made {
  const cache = new WeakMap<object, Made>();
  return (raw) => {
    // What is no object becomes one that nobody has seen.
    const key = Object(raw);
    const cached = cache.get(key);
    if (cached) return cached;
    const made = make(raw);
    cache.set(key, made);
    return made;
  };
}
