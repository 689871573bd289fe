import * as z from 'zod/mini';
import * as messages from './messages';

/** Rules for texts, addresses and amounts that people set, whichever way they come in. */

const MAX_URL_LENGTH = 2048;

/** A line of text; '' for none. */
export const text = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, messages.tooManyCharacters(max)));

/** Text of a pattern; '' for none. */
export const code = (pattern: RegExp, example: string) =>
  z.string().check(
    z.trim(),
    z.refine((value) => value === '' || pattern.test(value), messages.mustLookLike(example)),
  );

/** A version such as 1.0.0; '' for none. */
export const versionSchema = code(/^\d{1,4}(\.\d{1,4}){0,2}$/, '1.0.0');

/** Address of a link or picture: http(s), or a path of the shop itself; '' for none. */
export const urlSchema = z.string().check(
  z.trim(),
  z.refine(
    (value) => value === '' || isWebAddress(value) || isOwnPath(value),
    messages.mustBeAddress,
  ),
);

function isWebAddress(value: string): boolean {
  const isShort = value.length <= MAX_URL_LENGTH;
  return isShort && /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);
}

/** "//host" and "/\host" would leave the shop. */
function isOwnPath(value: string): boolean {
  return value.length <= MAX_URL_LENGTH && /^\/(?![/\\])[^\s\\]*$/.test(value);
}

export const emailSchema = z.string().check(
  z.trim(),
  z.refine((value) => value === '' || z.email().safeParse(value).success, messages.mustBeEmail),
);

/** Days as "from-to" (spec 9); '' where nothing is promised. */
export const daysSchema = z.string().check(
  z.trim(),
  z.refine((value) => {
    if (value === '') return true;
    const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(value) ?? [];
    return from !== undefined && Number(from) <= Number(to);
  }, messages.mustBeDays),
);

/** Dollars, to the cent. */
export const dollarsSchema = z.number({ error: messages.mustBeNumber }).check(
  z.minimum(0, messages.mustNotBeNegative),
  z.maximum(10_000, messages.mustBeAtMost10000),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
    error: messages.mustHaveTwoDecimals,
  }),
);

/** A number of pieces, or of days. */
export const countSchema = z
  .int({ error: messages.mustBeInteger })
  .check(z.minimum(0, messages.mustNotBeNegative), z.maximum(1000, messages.mustBeAtMost1000));

export const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, messages.mustBeColor));

/** A list without repeats. */
export const listOf = <Item extends z.core.$ZodType<string>>(item: Item, max: number) =>
  z.array(item).check(
    z.maxLength(max, messages.tooManyEntries(max)),
    z.refine((list) => new Set(list).size === list.length, messages.mustBeUnique),
  );
