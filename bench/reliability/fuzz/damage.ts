import { HOSTILE_TEXTS, heavyValue, hostileValue } from './hostile-values';
import type { Choices } from './random';

type Container = Record<string | number, unknown>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** Damages a value in up to three places; now and then there is nothing left of it. */
export function damaged(value: unknown, choices: Choices): unknown {
  if (choices.happens(0.04)) return hostileValue(choices);
  const copy: unknown = structuredClone(value);
  for (let blow = choices.below(3); blow >= 0; blow -= 1) strike(copy, choices);
  return copy;
}

function strike(value: unknown, choices: Choices): void {
  if (!isContainer(value)) return;
  const key = choices.someOf(Object.keys(value));
  const inner = key === undefined ? undefined : value[key];
  if (isContainer(inner) && choices.happens(0.7)) strike(inner, choices);
  else if (key !== undefined && choices.happens(0.15)) delete value[key];
  else if (choices.happens(0.03)) value[key ?? 0] = heavyValue(choices);
  else if (key !== undefined && choices.happens(0.8)) value[key] = hostileValue(choices);
  else value[choices.someOf(HOSTILE_TEXTS) ?? ''] = hostileValue(choices);
}

const PROTOTYPES = '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"status":0}}';
const DEEP = 50_000;

/** A JSON text damaged as a text: cut off, with bytes that are none of UTF-8, or with keys that objects have by themselves. */
export function damagedText(text: string, choices: Choices): Buffer {
  const bytes = Buffer.from(text);
  const at = choices.below(bytes.length + 1);
  const make = choices.oneOf([
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), noise(choices, 8), bytes.subarray(at)]),
    () => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.from(text.replace('{', `{${PROTOTYPES},`)),
    () => Buffer.from(`${text}${text}`),
    () => Buffer.from('['.repeat(choices.below(DEEP))),
    () => Buffer.from(`${'{"child":'.repeat(choices.below(DEEP))}1`),
    () => noise(choices, choices.below(2_000)),
    () => Buffer.alloc(0),
  ]);
  return make();
}

export function noise(choices: Choices, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => choices.below(256)));
}
