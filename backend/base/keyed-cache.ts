import { LRUCache } from 'lru-cache';

interface Limits<Value> {
  maxEntries: number;
  /** Most bytes in all, as `sizeOf` measures, for values whose size matters. */
  maxBytes?: number;
  sizeOf?: (value: Value) => number;
}

/** Values kept under keys that name their revision, so that none is ever stale; bounded. */
export interface KeyedCache<Value> {
  /** The kept value, or what `build` makes; callers at the same time share one `build`. */
  get(key: string, build: () => Promise<Value>): Promise<Value>;
}

export function createKeyedCache<Value extends NonNullable<unknown>>(
  limits: Limits<Value>,
): KeyedCache<Value> {
  const { maxEntries, maxBytes, sizeOf = () => 1 } = limits;
  const cached = new LRUCache<string, Value>({
    max: maxEntries,
    ...(maxBytes
      ? { maxSize: maxBytes, sizeCalculation: (value) => Math.max(1, sizeOf(value)) }
      : {}),
  });
  const building = new Map<string, Promise<Value>>();

  const buildOnce = (key: string, build: () => Promise<Value>): Promise<Value> => {
    const job = build()
      .then((value) => {
        cached.set(key, value);
        return value;
      })
      .finally(() => building.delete(key));
    building.set(key, job);
    return job;
  };

  return {
    async get(key, build) {
      return cached.get(key) ?? building.get(key) ?? buildOnce(key, build);
    },
  };
}
