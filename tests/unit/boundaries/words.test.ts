import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files';

const CODE = 'components/cart/sample.tsx';

const REFUSED = [
  ['a variable', 'export const known = 1;'],
  ['a member of a type', 'export type A = { spot: string };'],
  ['a parameter', 'export const f = (asked: string) => asked;'],
  ['what is taken out of an object', 'export const g = ({ kept }: { kept: 1 }) => kept;'],
  ['a function of several words', 'export function toldAnew() {}'],
  ['a type of several words', 'export type FieldStored = string;'],
] as const;

const TAKEN = [
  ['the same words as adjectives', 'export const isKnownType = true;'],
  ['a longer word', 'export const spotless = true;'],
  ['a text', "export const a = 'told';"],
  ['a call of what others named', 'export const b = Reflect.get({}, "given");'],
] as const;

describe('the linter', () => {
  let refused: string[] = [];

  beforeAll(async () => {
    const lines = [...REFUSED, ...TAKEN].map(([, line]) => line);
    const refusals = await lintFiles(new Map([[CODE, lines]]));
    refused = refusals.filter(({ rule }) => rule === 'plugin').map(({ line }) => line);
  }, 60_000);

  it.each(REFUSED)('refuses a word that says little as the name of %s', (_, line) => {
    expect(refused).toContain(line);
  });

  it.each(TAKEN)('takes %s', (_, line) => {
    expect(refused).not.toContain(line);
  });
});
