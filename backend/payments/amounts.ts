import { z } from 'zod';

/** An amount as providers write it, text or JSON number, read as integer cents. */
export const amountSchema = z.union([z.string(), z.number()]).transform((amount, context) => {
  const minor = fromDecimal(String(amount));
  if (minor !== undefined) return minor;
  context.addIssue({ code: 'custom', message: 'is no amount' });
  return z.NEVER;
});

/** A currency as this shop writes it: in lower case. */
export const currencySchema = z.string().transform((currency) => currency.toLowerCase());

const DECIMAL = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/;
/** More cents than this, and a JSON number does not hold every one of them. */
const MAX_MINOR = 999_999_999_999_999;

/** Integer cents as a decimal with two digits, such as "1999.99", by whole numbers alone. @throws RangeError */
export function toDecimal(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor < 0 || minor > MAX_MINOR) {
    throw new RangeError(`${minor} is no amount in cents.`);
  }
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A decimal in integer cents. Undefined for anything else, also fractions of a cent: nothing is rounded in silence. */
function fromDecimal(decimal: string): number | undefined {
  const [match, whole = '', cents = ''] = DECIMAL.exec(decimal) ?? [];
  return match === undefined ? undefined : Number(whole + cents.padEnd(2, '0'));
}
