import type { Right } from '../model/roles';

/** Describes who may call: everybody; who holds a token of an admin, or an ended one; who has a right in the shop. */
export type CallAccess = 'public' | 'token' | 'admin';

/** Demand of a call of the back office on whoever makes it. */
export interface Demand {
  right: Right;
  /** True where they have to have proved who they are within the last minutes. */
  isProved: boolean;
}

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
  /** Path below the base path, with `:name` for parameters. */
  path: string;
  summary: string;
  access: Access;
  demand: Access extends 'admin' ? Demand : null;
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

type Options = Partial<Pick<Call, 'origin' | 'encoding'>>;

const callBy =
  <Access extends CallAccess>(
    method: Call['method'],
    access: Access,
    demand: Call<unknown, unknown, Access>['demand'],
  ) =>
  (path: string, summary: string, options?: Options): Call<unknown, unknown, Access> => ({
    ...{ method, path, summary, access, demand, origin: 'spec', encoding: 'json' },
    ...options,
  });

export const EXTENSION = { origin: 'extension' } as const;

/** Describe calls that everybody may make. */
export const get = callBy('GET', 'public', null);
export const post = callBy('POST', 'public', null);
/** Describes a call that takes the token of an admin session, and answers whoever has none as well. */
export const tokenPost = callBy('POST', 'token', null);
/** Describes a call that whoever has the right in the shop may make; the backend serves it no other way. */
export const adminPost = (right: Right, isProved = false) =>
  callBy('POST', 'admin', { right, isProved });
/** The same of one for which they prove once more who they are. */
export const provedPost = (right: Right) => adminPost(right, true);

type CallsOf<
  Schemas extends Record<string, CallSchema>,
  Calls extends Record<keyof Schemas, Call>,
> = {
  [Name in keyof Schemas]: Described<Schemas[Name], Calls[Name]['access']>;
};

/** Gives the calls of an area the types of its schemas, which have the same names. */
export const callsOf =
  <Schemas extends Record<string, CallSchema>>() =>
  <Calls extends Record<keyof Schemas, Call>>(calls: Calls) =>
    calls as unknown as CallsOf<Schemas, Calls>;
