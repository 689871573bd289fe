import type { Choices } from './random';

/** Texts that programs stumble over. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202egnp.exe',
  '\u{1f9f5}'.repeat(40),
  'e\u0301'.repeat(60),
  '%00',
  '%c0%af',
  '%u0041',
  '%',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '\\\\host\\share',
  "' OR '1'='1",
  "'; DROP TABLE shops; --",
  '{{7*7}}',
  '\u0024{7*7}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '99999999999999999999',
  '2026-13-45T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
  'a@b.example\r\nBcc: c@d.example',
  '\r\n\r\n',
  '*',
  '%_',
  '(((((((((((',
  'a'.repeat(70),
  'b'.repeat(5_000),
] as const;

const HOSTILE_SCALARS = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  2 ** 31,
  2 ** 63,
  -(2 ** 31) - 1,
  1e15,
] as const;

const LARGE_TEXT = 200_000;
const DEEP_LEVELS = 2_000;

/** A value where another was expected: of the wrong type, too large, too deep, or of odd characters. */
export function hostileValue(choices: Choices): unknown {
  const make = choices.oneOf<() => unknown>([
    () => choices.someOf(HOSTILE_TEXTS),
    () => choices.someOf(HOSTILE_SCALARS),
    () => [],
    () => ({}),
    () => Array.from({ length: choices.below(300) }, () => choices.someOf(HOSTILE_SCALARS)),
    () => ({ [choices.someOf(HOSTILE_TEXTS) ?? '']: choices.someOf(HOSTILE_SCALARS) }),
    () => [[[[choices.someOf(HOSTILE_TEXTS)]]]],
  ]);
  return make();
}

/** What costs much to take in, and is sent seldom. */
export function heavyValue(choices: Choices): unknown {
  const make = choices.oneOf<() => unknown>([
    () => 'c'.repeat(LARGE_TEXT),
    () => '\u{1f9f5}'.repeat(LARGE_TEXT / 4),
    () => nested(choices.below(DEEP_LEVELS)),
    () => Array.from({ length: 20_000 }, (_, at) => at),
    () => Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`key${at}`, at])),
  ]);
  return make();
}

function nested(levels: number): unknown {
  let value: unknown = 'in the middle';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { child: value };
  return value;
}
