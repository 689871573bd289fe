/**
 * Describes who may call: everybody; whoever holds a token of an admin, or one that has ended; an admin of the
 * shop.
 */
export type CallAccess = 'public' | 'token' | 'admin';

/**
 * One call of the contract (spec 7): where it is and what travels. Request and response are types
 * here, so that a browser can import a description without the schemas; the schemas stand beside it
 * in `<area>.schema.ts`, under the same name.
 */
export interface Call<
  Request = unknown,
  Response = unknown,
  Access extends CallAccess = CallAccess,
> {
  method: 'GET' | 'POST';
  /** Below the base path, with `:name` for parameters. */
  path: string;
  summary: string;
  access: Access;
  /** True if the spec names it, or we added it in the spec's style. */
  origin: 'spec' | 'extension';
  /** Encoding of a POST: as JSON, or as a form with files in it. */
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

type Described<Schema extends CallSchema, Access extends CallAccess> = Call<
  Schema['request']['_zod']['input'],
  Schema['response']['_zod']['output'],
  Access
>;

interface CallOptions {
  origin?: Call['origin'];
  encoding?: Call['encoding'];
}

/** Describes calls that everybody may make; their types come from a pair of schemas. */
export const describeCall = describeFor('public');
/** Describes calls that take the token of an admin session, and answer whoever has none as well. */
export const describeTokenCall = describeFor('token');
/** Describes calls that an admin of the shop alone may make; the backend serves them no other way. */
export const describeAdminCall = describeFor('admin');

function describeFor<Access extends CallAccess>(access: Access) {
  return <Schema extends CallSchema>(
    method: Call['method'],
    path: string,
    summary: string,
    { origin = 'spec', encoding = 'json' }: CallOptions = {},
  ): Described<Schema, Access> => ({ method, path, summary, access, origin, encoding });
}
