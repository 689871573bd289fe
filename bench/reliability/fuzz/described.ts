import { z } from 'zod';

const schema = z.record(z.string(), z.unknown());
const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query']), schema });

const operation = z.object({
  parameters: z.array(parameter),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).exactOptional(),
});

const described = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

/** What of the OpenAPI document requests are made from. */
export interface Operation {
  method: string;
  path: string;
  parameters: z.output<typeof parameter>[];
  /** Absent where nothing is sent. */
  body?: { type: string; schema: z.output<typeof schema> };
}

export interface Api {
  operations: [Operation, ...Operation[]];
  schemas: Readonly<Record<string, z.output<typeof schema>>>;
}

/**
 * Reads what a running backend says of itself.
 * @throws Error where it describes nothing.
 */
export function readApi(document: unknown): Api {
  const { paths, components } = described.parse(document);
  const [first, ...others] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]): Operation => {
      const [body] = Object.entries(requestBody?.content ?? {});
      const input = { method: method.toUpperCase(), path, parameters };
      return body ? { ...input, body: { type: body[0], schema: body[1].schema } } : input;
    }),
  );
  if (!first) throw new Error('The API page describes no call.');
  return { operations: [first, ...others], schemas: components.schemas };
}
