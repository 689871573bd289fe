import * as z from 'zod/mini';

/**
 * Stands in for zod in browsers. Each of zod's own schemas brings all that could ever be said of it, every
 * format of text and the words of every error: 28 KB, compressed. These are zod's small ones, which bring
 * what is named alone, with the words that ours are written in. Whoever says more of a schema adds it here.
 */
const words = {
  min(least, error) {
    return this.check((this.type === 'number' ? z.minimum : z.minLength)(least, error));
  },
  max(most, error) {
    return this.check((this.type === 'number' ? z.maximum : z.maxLength)(most, error));
  },
  int() {
    return this.check(z.int());
  },
  positive() {
    return this.check(z.positive());
  },
  nonnegative() {
    return this.check(z.nonnegative());
  },
  /** Every number is. */
  finite() {
    return this;
  },
  trim() {
    return this.check(z.trim());
  },
  toUpperCase() {
    return this.check(z.toUpperCase());
  },
  regex(pattern, error) {
    return this.check(z.regex(pattern, error));
  },
  overwrite(change) {
    return this.check(z.overwrite(change));
  },
  refine(isFine, error) {
    return this.check(z.refine(isFine, error));
  },
  superRefine(examine) {
    return this.check(z.superRefine(examine));
  },
  exactOptional() {
    return z.exactOptional(this);
  },
  nullable() {
    return z.nullable(this);
  },
  default(value) {
    return z._default(this, value);
  },
  catch(value) {
    return z.catch(this, value);
  },
  transform(change) {
    return z.pipe(this, z.transform(change));
  },
  pipe(out) {
    return z.pipe(this, out);
  },
  extend(shape) {
    return z.extend(this, shape);
  },
  /** For those who read about the calls. */
  describe() {
    return this;
  },
};

Object.assign(z.ZodMiniType.prototype, words);

export const coerce = { number: z.coerce.number };

export const preprocess = (change, schema) => z.pipe(z.transform(change), schema);

export * from 'zod/mini';
