import { TWIN_COOKIE } from '@/core/model/admin';
import { MEDIA_WIDTHS } from '@/core/rules/media/media-widths';
import { listCalls } from '../routes/calls';
import { describeOperation, type Operation, openApiPath } from './operations';
import { componentSchemas } from './schemas';

const TAGS = [
  { name: 'admin', description: 'Sessions of the back office.' },
  { name: 'design', description: 'The look of a shop and its pages.' },
  { name: 'storefront', description: 'What shoppers see.' },
  { name: 'cart', description: 'What a cart costs.' },
  { name: 'reviews', description: 'What shoppers say of products.' },
  { name: 'uploads', description: 'Pictures that visitors hand in.' },
  { name: 'contact', description: 'Writing to the shop.' },
  { name: 'orders', description: 'Orders and disputes.' },
  { name: 'payment', description: 'Prices and payments; amounts in dollars.' },
  { name: 'extensions', description: 'Calls beyond the specification, in its style.' },
  { name: 'service', description: 'Pictures and health.' },
];

const DESCRIPTION = `Every call about a shop takes a domain; without it the Host header names the shop. \
A status of 0 is success; a failure carries its HTTP status, a message for people and, where one field \
is wrong, its path. Answers to GET carry an ETag that changes with the shop's content.`;

const TWIN = `Set by the login for the browser alone (over https as __Host-${TWIN_COOKIE}). Calls that \
need it also come from a page of the very origin they are sent to.`;

export type ApiDocument = ReturnType<typeof describeApi>;

/** The contract as an OpenAPI 3.1 document; `server` is the address the paths stand below. */
export function describeApi(server: string) {
  const calls = listCalls();
  const schemas = componentSchemas(calls);
  const ofCalls = Object.fromEntries(
    calls.map((listed) => [
      openApiPath(listed.call.path),
      { [listed.call.method.toLowerCase()]: describeOperation(listed, schemas) },
    ]),
  );
  const paths: Record<string, Record<string, Operation>> = { ...ofCalls, ...plainPaths };
  return {
    openapi: '3.1.0',
    info: { title: 'Hemline', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: server }],
    tags: TAGS,
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of an admin login.' },
        twin: { type: 'apiKey', in: 'cookie', name: TWIN_COOKIE, description: TWIN },
      },
    },
  };
}

const service = (summary: string, responses: Record<string, { description: string }>) => ({
  get: { summary, tags: ['service'], security: [], parameters: [], responses },
});

const certificates = {
  get: {
    ...service('Whether a proxy may have a certificate made for a name', {
      200: { description: 'It is the host or an alias of a shop, or the payment origin.' },
      404: { description: 'It is none of these.' },
    }).get,
    parameters: [{ name: 'domain', in: 'query', required: true, schema: { type: 'string' } }],
  },
};

const picture = {
  get: {
    summary: 'A picture as webp',
    tags: ['service'],
    security: [],
    parameters: [
      { name: 'key', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'w',
        in: 'query',
        required: false,
        schema: {
          type: 'integer',
          description: `Width in px, raised to the next of ${MEDIA_WIDTHS.join(', ')}`,
        },
      },
    ],
    responses: {
      200: { description: 'The picture', content: { 'image/webp': {} } },
      404: { description: 'There is no such picture.' },
    },
  },
};

const plainPaths = {
  '/media/{key}': picture,
  '/healthz': service('Whether the process answers', { 200: { description: 'It does.' } }),
  '/readyz': service('Whether the database answers', {
    200: { description: 'It does.' },
    503: { description: 'It is away.' },
  }),
  '/certificates/allowed': certificates,
};
