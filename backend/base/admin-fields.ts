import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '@/core/model/admin';
import { text } from '@/core/model/field-rules.schema';

const MIN_PASSWORD_LENGTH = 10;

export const adminEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('must be an email address').max(320));

export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`);

/** A password to set; one is made where none is given. */
export const passwordPatchSchema = z.strictObject({ password: passwordSchema.exactOptional() });

/** Fields of a new admin; the role is compared by a session's role check (spec 6). */
export const newAdminSchema = passwordPatchSchema.extend({
  email: adminEmailSchema,
  name: z.exactOptional(text(120)),
  role: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,39}$/, 'must be up to 40 of a-z, 0-9, - and _')
    .exactOptional(),
});
