import { z } from 'zod';
import { fromDecimal } from './decimal';

/** An amount as providers write it, text or JSON number, read as integer cents. */
export const amountSchema = z.union([z.string(), z.number()]).transform((amount, context) => {
  const minor = fromDecimal(String(amount));
  if (minor !== undefined) return minor;
  context.addIssue({ code: 'custom', message: 'is no amount' });
  return z.NEVER;
});

/** A currency as this shop writes it: in lower case. */
export const currencySchema = z.string().transform((currency) => currency.toLowerCase());
