/** Memoizes a function by object: layouts stay the same objects for all pages of a shop until it saves. */
export function onceEach<Raw, Made extends object>(make: (raw: Raw) => Made): (raw: Raw) => Made {
  const cache = new WeakMap<object, Made>();
  return (raw) => {
    // What is no object becomes one that nobody has seen.
    const key = Object(raw);
    const made = cache.get(key) ?? make(raw);
    cache.set(key, made);
    return made;
  };
}
