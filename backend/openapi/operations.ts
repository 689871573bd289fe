import type { Call, Demand } from '@/core/calls/call';
import { RIGHTS } from '@/core/model/roles';
import type { ListedCall } from '../routes/calls';
import { type JsonSchema, reference, requestId, responseId } from './schemas';

/** An operation of an OpenAPI document, as far as the API page reads it. */
export interface Operation {
  operationId?: string;
  summary: string;
  description?: string;
  tags: string[];
  security: object[];
  parameters: object[];
  requestBody?: object;
  responses: object;
}

const FAILURES: Record<string, string> = {
  400: 'Something about the request is wrong; `path` names it.',
  401: 'No admin session, or an expired one; of a login: wrong credentials.',
  403: 'The role lacks the right, a proof of who it is is due (`reason` says which of the two), the admin belongs to another shop, or the call comes from another origin.',
  404: 'No such shop, or nothing under what was asked for.',
  409: 'What it changes is not as the caller saw it, or taken, or there is no room for more; `revision` names the newest.',
  413: 'The request is too large: over 1 MB of JSON, of an admin 4 MB, or over 10 MB of a picture.',
  415: 'The request is not of the type above, or what was handed in is no picture.',
  422: 'Understood, but it does not hold; the message says why.',
  429: 'Too often; `Retry-After` says when to try again.',
  503: 'The database is away; try again.',
};

const SECURITY: Record<Call['access'], object[]> = {
  public: [],
  token: [{ session: [] }, {}],
  admin: [{ session: [], twin: [] }],
};

const ENCODINGS = { json: 'application/json', multipart: 'multipart/form-data' };

const encoded = (schema: JsonSchema, encoding: keyof typeof ENCODINGS) => ({
  content: { [ENCODINGS[encoding]]: { schema } },
});
const json = (schema: JsonSchema) => encoded(schema, 'json');

/** `:slug` of the contract, `{slug}` of OpenAPI. */
export const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

export function describeOperation(
  listed: ListedCall,
  components: Record<string, JsonSchema>,
): Operation {
  const { area, name, call } = listed;
  const isGet = call.method === 'GET';
  const request = components[requestId(listed)] ?? {};
  return {
    operationId: `${area}.${name}`,
    summary: call.summary,
    ...(call.demand && { description: describeDemand(call.demand) }),
    tags: call.origin === 'extension' ? [area, 'extensions'] : [area],
    security: SECURITY[call.access],
    parameters: [...pathParameters(call.path), ...(isGet ? queryParameters(request) : [])],
    ...(isGet ? {} : { requestBody: requestBody(listed) }),
    responses: servedResponses(listed),
  };
}

/** Says which right a call needs, who has it, and whether they prove once more who they are. */
function describeDemand({ right, isProved }: Demand): string {
  const proof = isProved ? ' Who makes it has proved within ten minutes who they are.' : '';
  return `Needs the right ${right}, which the roles ${RIGHTS[right].join(', ')} have.${proof}`;
}

function requestBody(listed: ListedCall) {
  return { required: true, ...encoded(reference(requestId(listed)), listed.call.encoding) };
}

function servedResponses(listed: ListedCall) {
  const { area, call } = listed;
  const codes = ['400', '404', '503'];
  if (call.access === 'admin') codes.push('401', '403', '409');
  else if (area === 'admin') codes.push('401');
  if (call.method === 'POST') codes.push('413', '415', '422', '429');
  return {
    200: { description: call.summary, ...json(reference(responseId(listed))) },
    ...(call.method === 'GET'
      ? { 304: { description: 'What If-None-Match names still holds.' } }
      : {}),
    ...failures(codes),
  };
}

function failures(codes: readonly string[]) {
  const entries = codes.map((code) => [
    code,
    { description: FAILURES[code] ?? '', ...json(reference('Failure')) },
  ]);
  return Object.fromEntries(entries);
}

function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters({ properties, required }: JsonSchema) {
  const names = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: names.includes(name),
    schema,
  }));
}
