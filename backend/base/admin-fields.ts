import { z } from 'zod';
import { MIN_PASSWORD_LENGTH } from '@/core/model/account';
import { MAX_PASSWORD_LENGTH } from '@/core/model/admin';
import { text } from '@/core/model/field-rules.schema';
import { ROLES } from '@/core/model/roles';
import { isCommonPassword } from './common-passwords';

export const adminEmailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email('must be an email address').max(320));

export const passwordSchema = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
  .max(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`)
  .refine(
    (password) => password.length < MIN_PASSWORD_LENGTH || !isCommonPassword(password),
    'is among the passwords that are tried first',
  );

export const passwordPatchSchema = z.strictObject({ password: passwordSchema });

const roleSchema = z.enum(ROLES, { error: `must be one of ${ROLES.join(', ')}` });

export const rolePatchSchema = z.strictObject({ role: roleSchema });

/** Fields of a link that a command makes. */
export const linkFieldsSchema = z.strictObject({
  email: adminEmailSchema,
  role: roleSchema.exactOptional(),
});

/** Fields of a new admin, who chooses a password themselves where none is given. */
export const newAdminSchema = z.strictObject({
  password: passwordSchema.exactOptional(),
  email: adminEmailSchema,
  name: z.exactOptional(text(120)),
  role: roleSchema.exactOptional(),
});
