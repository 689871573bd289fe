import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { en } from 'zod/locales';
import { issueText } from '@/backend/base/issue-text';
import { contract } from '@/core/calls/contract.schema';

const sentenceOfLibrary = en().localeError;

const LONG = 'x'.repeat(300_000);
/** Values of every kind, of which no field takes all. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, true, 0, -1, 1.5, 1e99, '', ' ', 'x', LONG, '<b>', '2026', 'a@b'],
  ...[[], {}, [[]], [{}], [null], [LONG], Array.from({ length: 10_000 }, () => 'x')],
];

interface Shape {
  shape?: Record<string, z.core.$ZodType>;
}

/** Inputs of a call: whole ones of every kind, and for each of its fields every kind of value. */
function inputsOf(schema: z.core.$ZodType): unknown[] {
  const { shape = {} } = schema as Shape;
  const ofFields = Object.keys(shape).flatMap((name) =>
    VALUES.flatMap((value) => [{ [name]: value }, { ...filled(shape), [name]: value }]),
  );
  return [...VALUES, ...ofFields];
}

/** Something in every field, so that those after the first are reached. */
const filled = (shape: Record<string, z.core.$ZodType>) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, 'x']));

/** True where an issue has no sentence, or the library's. */
function isUnsaid(issue: z.core.$ZodIssue): boolean {
  const sentence = sentenceOfLibrary(issue as never);
  const ofLibrary = typeof sentence === 'string' ? sentence : sentence?.message;
  return issue.message === ofLibrary || issue.message.trim() === '';
}

const CALLS = Object.entries(contract).flatMap(([area, { schemas }]) =>
  Object.entries(schemas).map(([name, { request }]) => [`${area}.${name}`, request] as const),
);

describe('no sentence of the schema library reaches a person [S8.1150]', () => {
  it.each(CALLS)('whatever %s is sent', (_name, request) => {
    const issues = inputsOf(request).flatMap(
      (input) =>
        z.safeParse(request, input, { reportInput: true, error: issueText }).error?.issues ?? [],
    );
    // Of long lists there are as many as entries: one question for all of them.
    expect(issues.filter(isUnsaid)).toEqual([]);
    expect(issues.length).toBeGreaterThan(0);
  });
});
