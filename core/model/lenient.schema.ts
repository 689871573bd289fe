import * as z from 'zod/mini';

/**
 * An object whose known fields are all optional and whose invalid ones are left out instead of failing the whole: what
 * another backend or an older save sends must not take a shop down. Unknown fields are kept.
 */
export function lenientPartial<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.pipe(
    z.catch(z.record(z.string(), z.unknown()), {}),
    z.transform((input) => keepValid(shape, input)),
  );
}

function keepValid<Shape extends z.core.$ZodShape>(shape: Shape, input: Record<string, unknown>) {
  const valid: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    // A key such as `constructor` names no field, although every object has one.
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    if (!field) {
      valid[key] = value;
      continue;
    }
    const parsed = z.safeParse(field, value);
    if (parsed.success) valid[key] = parsed.data;
  }
  return valid as { [K in keyof Shape]?: z.output<Shape[K]> };
}

/** A list whose invalid entries are left out; what is no list is an empty one. */
export function lenientList<Entry extends z.ZodMiniType>(entry: Entry) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((entries) =>
      entries.flatMap((one): z.output<Entry>[] => {
        const parsed = z.safeParse(entry, one);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}

/** A field that may be left out, and counts as left out where it is invalid: within `withoutMissing`. */
export function lenientField<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.exactOptional(schema), undefined as never);
}

/** Leaves out the keys that have no value: JSON has no word for them. */
export function withoutMissing<Fields extends object>(fields: Fields): Fields {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Fields;
}
