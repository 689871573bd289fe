import { damaged, damagedText } from './damage';
import type { Api, Operation } from './described';
import { hostileHeaders, hostileHost, hostileMethod, hostileType } from './hostile-headers';
import { encoded, encodedText, hostilePath } from './hostile-paths';
import { type ExistingTexts, inventValue } from './invent-value';
import { multipartBody } from './multipart';
import { type Choices, createChoices } from './random';

export interface FuzzedRequest {
  method: string;
  /** As it goes out. */
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** What an admin's browser holds. */
export interface Credentials {
  token: string;
  cookie: string;
}

/** The app that is asked, as far as requests need to know it. */
export interface Ground {
  api: Api;
  /** Where the calls stand. */
  base: string;
  /** Addresses of pages, `[id]` where anything may stand. */
  pages: readonly string[];
  /** The shop's host, with the port. */
  host: string;
  existing: ExistingTexts;
  sessions: { own: Credentials; foreign: Credentials; ended: Credentials };
}

/** A tenth of all asks for pages. */
const PAGES_SHARE = 0.1;
/** This share of bodies goes out as the API page describes it. */
const ASKED_AS_DESCRIBED = 0.3;

/** The request of a number: the same one each time it is asked for. */
export function makeRequest(ground: Ground, seed: number, number: number): FuzzedRequest {
  const choices = createChoices(seed * 1_000_003 + number);
  const { operations } = ground.api;
  // In turn, so that none is left out.
  const operation = operations[number % operations.length] ?? operations[0];
  const made = choices.happens(PAGES_SHARE)
    ? pageRequest(ground, choices)
    : callRequest(ground, operation, choices);
  const disguised = choices.happens(0.15) ? hostileHeaders(choices) : {};
  const host = choices.happens(0.06)
    ? hostileHost(ground.host, choices)
    : (made.headers.host ?? ground.host);
  const method = choices.happens(0.05) ? hostileMethod(choices) : made.method;
  const from = { 'x-forwarded-for': address(choices) };
  return { ...made, method, headers: { ...from, ...made.headers, host, ...disguised } };
}

function pageRequest(ground: Ground, choices: Choices): FuzzedRequest {
  const page = choices.someOf(ground.pages) ?? '/';
  return { method: 'GET', path: hostilePath(page, choices), headers: who(ground, choices) };
}

function callRequest(ground: Ground, operation: Operation, choices: Choices): FuzzedRequest {
  const path = ground.base + addressOf(ground, operation, choices);
  const made = { method: operation.method, path, headers: who(ground, choices) };
  if (!operation.body) return made;
  const { type, body } = bodyOf(ground, operation.body, choices);
  const received = choices.happens(0.06) ? hostileType(choices) : type;
  return { ...made, headers: { ...made.headers, 'content-type': received }, body };
}

function addressOf({ api, existing }: Ground, operation: Operation, choices: Choices): string {
  const described = { schemas: api.schemas, existing };
  const text = (name: string, schema: unknown) =>
    choices.happens(0.25)
      ? encoded(choices)
      : encodedText(String(inventValue(described, schema, choices, name)));
  const inPath = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => text(name, {}));
  const pairs = operation.parameters
    .filter(({ in: place }) => place === 'query' && choices.happens(0.6))
    .map(({ name, schema }) => `${name}=${text(name, schema)}`);
  return pairs.length > 0 ? `${inPath}?${pairs.join('&')}` : inPath;
}

function bodyOf({ api, existing }: Ground, body: NonNullable<Operation['body']>, choices: Choices) {
  if (body.type.startsWith('multipart')) return multipartBody(choices);
  const value = inventValue({ schemas: api.schemas, existing }, body.schema, choices);
  const sent = choices.happens(ASKED_AS_DESCRIBED) ? value : damaged(value, choices);
  const text = JSON.stringify(sent) ?? '';
  const bytes = choices.happens(0.08) ? damagedText(text, choices) : Buffer.from(text);
  return { type: body.type, body: bytes };
}

/** Whom the request comes from: nobody, an admin, another shop's, one that has logged out, or a thief of a token. */
function who({ sessions, host }: Ground, choices: Choices): Record<string, string> {
  const asAdmin = ({ token, cookie }: Credentials) => ({
    authorization: `Bearer ${token}`,
    cookie,
    host: `admin.${host}`,
    origin: `http://admin.${host}`,
  });
  const make = choices.oneOf([
    () => ({}),
    () => ({}),
    () => asAdmin(sessions.own),
    () => asAdmin(sessions.own),
    () => asAdmin(sessions.own),
    () => asAdmin(sessions.foreign),
    () => asAdmin(sessions.ended),
    () => ({ authorization: `Bearer ${sessions.own.token}` }),
    () => ({ authorization: `Bearer ${sessions.own.token.slice(1)}x`, cookie: 'storeTwin=x' }),
  ]);
  return make();
}

/** An address of its own for each request, so that it meets what answers and not what limits. */
const address = (choices: Choices) =>
  [10, choices.below(256), choices.below(256), choices.below(256)].join('.');
