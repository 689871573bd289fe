/**
 * One call of the contract (spec 7): where it is and what travels. Request and response are types
 * here, so that a browser can import a description without the schemas; the schemas stand beside it
 * in `<area>.schema.ts`, under the same name.
 */
export interface Call<Request = unknown, Response = unknown> {
  method: 'GET' | 'POST';
  /** Below the base path, with `:name` for parameters. */
  path: string;
  summary: string;
  /** Who may call: everybody, or an admin of the shop. */
  access: 'public' | 'admin';
  /** Whether the spec names it, or we added it in the spec's style. */
  origin: 'spec' | 'extension';
  /** How the request of a POST travels: as JSON, or as a form with files in it. */
  encoding: 'json' | 'multipart';
  /** Carries the types only; never set. */
  readonly types?: { request: Request; response: Response };
}

export type RequestOf<C> = C extends Call<infer Request, infer _> ? Request : never;
export type ResponseOf<C> = C extends Call<infer _, infer Response> ? Response : never;

/** The schemas of an area as its call descriptions see them. */
interface CallSchema {
  request: { _zod: { input: unknown } };
  response: { _zod: { output: unknown } };
}

type Described<Schema extends CallSchema> = Call<
  Schema['request']['_zod']['input'],
  Schema['response']['_zod']['output']
>;

interface CallOptions {
  access?: Call['access'];
  origin?: Call['origin'];
  encoding?: Call['encoding'];
}

/** Describes a call whose types come from a pair of schemas. */
export function describeCall<Schema extends CallSchema>(
  method: Call['method'],
  path: string,
  summary: string,
  { access = 'public', origin = 'spec', encoding = 'json' }: CallOptions = {},
): Described<Schema> {
  return { method, path, summary, access, origin, encoding };
}
