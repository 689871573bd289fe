import * as z from 'zod/mini';

/** An admin user (spec 3): fields beyond the role are kept as they come. */
export const adminUserSchema = z.looseObject({
  id: z.string(),
  email: z.string(),
  role: z.string(),
  name: z.exactOptional(z.string()),
});

/** The stored session of spec 3 and 4. */
export const adminSessionSchema = z.object({
  ...{ token: z.string(), user: adminUserSchema },
  /** True where whoever logs in has to set up a second factor first. */
  lacksFactor: z.exactOptional(z.boolean()),
});
