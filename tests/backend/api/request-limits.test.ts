import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_ADMIN_BODY_BYTES, MAX_BODY_BYTES } from '@/backend/http/read-text';
import { type ListedCall, listCalls } from '@/backend/routes/calls';
import { BARE, claim, FORM } from '../checkout/checkout-shop';
import { headersOf, openSession, quickPasswords, type Session } from './admin-session';
import { failureOf } from './failure';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, logged } = testApp;
/** The tree of a page has a rule of its own for how many blocks it may hold. */
const HAS_RULE = ['layout'];
const LONGEST_LIST = 500;
const DEPTH = 30_000;

let session: Session;
beforeAll(async () => {
  await seedShops(database.db);
  session = await openSession(testApp);
});

const posts = listCalls().filter(({ call }) => call.method === 'POST' && call.encoding === 'json');
const sentAs = ({ call }: ListedCall) => `${call.method} ${call.path}`;

function send({ call }: ListedCall, body: string, headers: Record<string, string> = {}) {
  const path = call.path.replace(/:\w+/g, 'somewhere');
  const own = {
    host: 'admin.localhost',
    'content-type': 'application/json',
    ...headersOf(session),
  };
  return testApp.app.request(path, { method: 'POST', body, headers: { ...own, ...headers } });
}

interface Node {
  type?: string;
  maxItems?: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every list in a schema by its path, however deep, with how many it may hold. */
function listsOf(node: Node, path = ''): [path: string, most: number | undefined][] {
  const own: [string, number | undefined][] = node.type === 'array' ? [[path, node.maxItems]] : [];
  const inner = Object.entries(node).flatMap(([key, value]) => {
    if (!isNode(value)) return [];
    const isName =
      ['properties', 'items', 'anyOf', 'oneOf', 'allOf', '$defs'].includes(key) || /^\d/.test(key);
    return listsOf(value, isName ? path : `${path}.${key}`);
  });
  return [...own, ...inner];
}

describe('every call', () => {
  it('bounds every list that it takes [S7.820]', () => {
    const unbounded = listCalls().flatMap((listed) => {
      const schema = z.toJSONSchema(listed.schemas.request, {
        io: 'input',
        unrepresentable: 'any',
      });
      return listsOf(schema as Node)
        .filter(([path]) => !HAS_RULE.some((name) => path.endsWith(`.${name}`)))
        .filter(([, most]) => most === undefined || most > LONGEST_LIST)
        .map(([path]) => `${sentAs(listed)} ${path}`);
    });
    expect(unbounded).toEqual([]);
  });

  it('refuses a body that is too large, before it is read [S7.821]', async () => {
    for (const listed of posts) {
      const most = listed.call.access === 'admin' ? MAX_ADMIN_BODY_BYTES : MAX_BODY_BYTES;
      const answer = await send(listed, '{}', { 'content-length': String(most + 1) });
      const { message } = await failureOf(answer);
      expect([answer.status, message], sentAs(listed)).toEqual([
        413,
        `The request is larger than ${most / 1_048_576} MB.`,
      ]);
    }
  });

  it('refuses more values than anything has that is taken, before it parses them [S7.1712]', async () => {
    for (const listed of posts.filter(({ name }) => name !== 'logout')) {
      const most = listed.call.access === 'admin' ? 400_000 : 100_000;
      const answer = await send(listed, `{"query":[${'1,'.repeat(most)}1]}`);
      await failureOf(answer);
      expect([401, 413], sentAs(listed)).toContain(answer.status);
    }
  });

  it('refuses what is nested beyond all measure, and answers at once [S7.822]', async () => {
    const deep = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;
    const deepText = `${'{"a":'.repeat(DEPTH)}"\\u0041"${'}'.repeat(DEPTH)}`;
    for (const listed of posts.filter(({ name }) => name !== 'logout')) {
      for (const body of [deep, `{"domain":${deep}}`, `{"layout":${deep},"product":${deepText}}`]) {
        const answer = await send(listed, body);
        expect([401, 404, 422], `${sentAs(listed)} ${answer.status}`).toContain(answer.status);
        await failureOf(answer);
      }
    }
  });

  it.each([
    ['', '1'],
    ['where the text has to be mended', '"\\ud800"'],
  ])(
    'refuses a whole claim with something as deep beside it, repeatable or not %s [S7.822]',
    async (_, core) => {
      const deep = `${'{"a":'.repeat(DEPTH)}${core}${'}'.repeat(DEPTH)}`;
      const line = { ...claim(BARE), product: { id: BARE, more: 'DEEP' } };
      const checkout = { amount: 1, formData: FORM, cartItems: [line], params: { more: 'DEEP' } };
      for (const [path, body] of [
        ['/add-to-cart', line],
        ['/cart/price', { lines: [line] }],
        ['/stripev2/create-checkout-session', checkout],
      ] as const) {
        for (const headers of [{}, { 'idempotency-key': 'deep' }]) {
          const text = JSON.stringify(body).replaceAll('"DEEP"', deep);
          const answer = await testApp.post(path, text, { headers });
          const { message } = await failureOf(answer);
          expect([answer.status, message], path).toEqual([422, 'The request is nested too deep.']);
        }
      }
    },
  );

  it('takes JSON alone, or the form that it says [S7.823]', async () => {
    for (const listed of posts) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
      ]) {
        const answer = await send(listed, '{}', { 'content-type': type });
        expect(answer.status, `${sentAs(listed)} as ${type}`).toBe(415);
      }
      if (listed.name === 'logout') continue;
      for (const body of ['', '{', 'null', '[]', '"text"', '{"a":1}{']) {
        const { status } = await send(listed, body);
        expect([400, 422], `${sentAs(listed)} ${body} ${status}`).toContain(status);
      }
    }
  });

  it('says which list is too long [S7.820]', async () => {
    const line = { product: { id: 'a' }, quantity: 1 };
    const long = (path: string, body: object) =>
      testApp.post(path, { domain: 'localhost', ...body }).then(failureOf);
    const lines = Array.from({ length: 501 }, () => line);
    expect(await long('/cart/price', { lines })).toMatchObject({ path: 'lines' });
    expect(await long('/coupons/check', { code: 'A', lines })).toMatchObject({ path: 'lines' });
  });
});

describe('what is no body', () => {
  it('of a query with a NUL, or far too long a value, is refused with its name [S7.824]', async () => {
    for (const { call } of listCalls().filter(({ call: { method } }) => method === 'GET')) {
      const nul = await testApp.get(`${call.path}?domain=a%00b`);
      expect([nul.status, (await failureOf(nul)).path], call.path).toEqual([400, 'domain']);
      const long = await testApp.get(`${call.path}?domain=${'a'.repeat(9_000)}`);
      expect([400, 404], call.path).toContain(long.status);
    }
  });

  it('of a form that states no length, or too much, is refused [S7.821]', async () => {
    const form = {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    };
    const env = { incoming: { socket: { remoteAddress: '198.51.100.77' } } };
    expect((await testApp.app.request('/uploads', form, env)).status).toBe(411);
    const stated = { ...form.headers, 'content-length': String(50 * 1_048_576) };
    const large = await testApp.app.request('/uploads', { ...form, headers: stated }, env);
    expect(large.status).toBe(413);
  });
});

it('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
