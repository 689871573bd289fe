import { z } from 'zod';
import { isAddress } from '@/core/rules/host';
import { readSynonyms } from '@/core/rules/synonyms';
import { asciiHost } from './ascii-host';

const MAX_HOST_LENGTH = 253;
const HOST_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_URL_LENGTH = 2048;

/** A line of text; '' for none. */
export const text = (max: number) =>
  z.string().trim().max(max, `must have at most ${max} characters`);

/** Text of a pattern; '' for none. */
export const code = (pattern: RegExp, example: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || pattern.test(value), `must look like ${example}`);

/** A host as the Host header names it: lower case, international names in their ASCII form, no port. */
export const hostSchema = z
  .string()
  .transform(asciiHost)
  .refine(isHostName, 'must be a host name such as shop.example, without scheme, port or path');

function isHostName(host: string): boolean {
  const labels = host.split('.');
  const isNumeric = /^\d+$/.test(labels.at(-1) ?? '');
  const isName = labels.every((label) => HOST_LABEL.test(label));
  return isName && !isNumeric && !isAddress(host) && host.length <= MAX_HOST_LENGTH;
}

/** The name of a catalogue. */
export const templateSchema = z
  .string({ error: 'must be given' })
  .regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'must be 1 to 40 of a-z, 0-9, - and _');

/** Where a link or picture leads: http(s), or a path of the shop itself; '' for none. */
export const urlSchema = z
  .string()
  .trim()
  .refine(
    (value) => value === '' || isWebAddress(value) || isOwnPath(value),
    'must be an http(s) address or a path such as /shop',
  );

function isWebAddress(value: string): boolean {
  const isShort = value.length <= MAX_URL_LENGTH;
  return isShort && /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
}

/** "//host" and "/\host" would leave the shop. */
function isOwnPath(value: string): boolean {
  return value.length <= MAX_URL_LENGTH && /^\/(?![/\\])[^\s\\]*$/.test(value);
}

export const emailSchema = z
  .string()
  .trim()
  .refine(
    (value) => value === '' || z.email().safeParse(value).success,
    'must be an email address',
  );

/** Days as "from-to" (spec 9). */
export const daysSchema = z
  .string()
  .trim()
  .refine((value) => {
    const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(value) ?? [];
    return from !== undefined && Number(from) <= Number(to);
  }, 'must be days as "from-to", such as 2-4');

/** Dollars, to the cent. */
export const dollarsSchema = z
  .number({ error: 'must be a number' })
  .min(0, 'must not be negative')
  .max(10_000, 'must be at most 10000')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: 'must have at most two decimals',
  });

export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1f4034');

/** Words that mean the same in a search. */
export const synonymsSchema = text(200).refine(
  (value) => readSynonyms([value]).length > 0,
  'must be wordings that mean the same, such as hoody = hoodie',
);

/** A list without repeats. */
export const listOf = <Item extends z.ZodType<string>>(item: Item, max: number) =>
  z
    .array(item)
    .max(max, `must have at most ${max} entries`)
    .refine((list) => new Set(list).size === list.length, 'must not name anything twice');
