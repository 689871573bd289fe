import type { z } from 'zod';
import type { adminUserSchema } from '@/core/model/admin.schema';
import type { Admin } from '../../db/schema';

/** An admin as the wire has it (spec 3, "Admin user and session"): never the password's hash. */
export function toAdminUser({ id, email, role, name }: Admin): z.output<typeof adminUserSchema> {
  return { id, email, role, ...(name && { name }) };
}
