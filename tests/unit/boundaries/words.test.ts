import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files';

const CODE = 'components/cart/sample.tsx';
const MESSAGES = 'components/cart/messages.ts';

const REFUSED = [
  ['a variable', 'export const known = 1;'],
  ['a member of a type', 'export type A = { spot: string };'],
  ['a parameter', 'export const f = (asked: string) => asked;'],
  ['what is taken out of an object', 'export const g = ({ kept }: { kept: 1 }) => kept;'],
  ['a function of several words', 'export function toldAnew() {}'],
  ['a type', 'export interface Asked {}'],
  ['a type of several words', 'export type FieldStored = string;'],
] as const;

const TAKEN = [
  ['the same words as adjectives', 'export const isKnownType = true;'],
  ['a longer word', 'export const spotless = true;'],
  ['a text', "export const a = 'told';"],
  ['a call of what others named', 'export const b = Reflect.get({}, "given");'],
] as const;

const TEXTS = [
  ['a text between tags', 'export const A = () => <p>Nothing here yet</p>;'],
  ['a word between tags', 'export const B = () => <b>Save</b>;'],
  ['a label', 'export const C = () => <i title="Go to the cart" />;'],
  ['a sentence', "export const d = 'The cart is empty.';"],
  ['a sentence with a value', `export const e = (sum: string) => \`Pay \${sum} now.\`;`],
] as const;

const SCREEN_WORDS = [
  ['what the trade calls otherwise', "export const i = 'The money is given back.';"],
  ['one word that the trade calls otherwise', "export const j = 'Film';"],
  ['British English', "export const k = 'An order was cancelled.';"],
  ['a part of a text', `export const l = (sum: string) => \`Colour \${sum}\`;`],
] as const;

const NO_SCREEN_WORDS = [
  ['a state of the code', "export const m = { type: 'cancelled' };"],
  ['American English', "export const n = 'An order was canceled.';"],
] as const;

const NO_TEXTS = [
  ['a class', 'export const F = () => <p className="one two" />;'],
  ['an error for developers', "export const h = () => new Error('This cannot be.');"],
] as const;

describe('the linter', () => {
  let refused: string[] = [];

  beforeAll(async () => {
    const lines = [...REFUSED, ...TAKEN, ...TEXTS, ...NO_TEXTS].map(([, line]) => line);
    const words = [...SCREEN_WORDS, ...NO_SCREEN_WORDS].map(([, line]) => line);
    const files = new Map<string, string[]>([
      [CODE, lines],
      [MESSAGES, words],
    ]);
    const refusals = await lintFiles(files);
    refused = refusals.filter(({ rule }) => rule === 'plugin').map(({ line }) => line);
  }, 60_000);

  it.each(REFUSED)('refuses a word that says little as the name of %s', (_, line) => {
    expect(refused).toContain(line);
  });

  it.each(TEXTS)('refuses %s outside of messages', (_, line) => {
    expect(refused).toContain(line);
  });

  it.each(SCREEN_WORDS)('refuses %s on screens', (_, line) => {
    expect(refused).toContain(line);
  });

  it.each([...TAKEN, ...NO_TEXTS, ...NO_SCREEN_WORDS])('takes %s', (_, line) => {
    expect(refused).not.toContain(line);
  });
});
