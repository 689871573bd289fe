import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '@/core/calls/call';
import { contract } from '@/core/calls/contract.schema';
import { withTestApp } from './test-app';

const testApp = withTestApp();

const operation = z.looseObject({
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.enum(['query', 'path']), required: z.boolean() }),
  ),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), z.looseObject({ description: z.string() })),
});
const documentSchema = z.object({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.record(z.string().regex(/^(get|post)$/), operation),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
});

/** Whoever has no token may leave as well. */
const SECURITY = {
  public: [],
  token: [{ session: [] }, {}],
  admin: [{ session: [], twin: [] }],
};

const calls = Object.entries(contract).flatMap(([area, { calls: described }]) =>
  Object.entries<Call>(described).map(([name, call]) => ({ area, name, call })),
);
const documentOf = async () => documentSchema.parse(await testApp.read('/openapi.json'));

describe('GET /openapi.json', () => {
  test('names every call of the contract at its path [S7.905]', async () => {
    const { paths } = await documentOf();
    for (const { call } of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const described = paths[path]?.[call.method.toLowerCase()];
      expect(described?.summary, call.path).toBe(call.summary);
      expect(described?.security).toEqual(SECURITY[call.access]);
      expect(described?.tags.includes('extensions')).toBe(call.origin === 'extension');
      const inPath = described?.parameters.filter((one) => one.in === 'path') ?? [];
      expect(inPath).toHaveLength(path.split('{').length - 1);
    }
  });

  test('every reference leads somewhere', async () => {
    const { components, ...rest } = await documentOf();
    const text = JSON.stringify([components, rest]);
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target);
    expect(references.length).toBeGreaterThan(80);
    const existing = Object.keys(components.schemas).map((id) => `#/components/schemas/${id}`);
    expect(references.filter((target) => !existing.includes(target))).toEqual([]);
  });

  test('says what a call takes and gives', async () => {
    const { paths, components } = await documentOf();
    const shop = paths['/shop']?.get;
    const parameters = shop?.parameters.map(({ name }) => name);
    expect(parameters).toEqual([
      ...['domain', 'page', 'limit', 'category', 'template', 'sort'],
      ...['color', 'size', 'minPrice', 'maxPrice', 'inStock', 'query'],
    ]);
    expect(shop?.parameters.some(({ required }) => required)).toBe(false);
    expect(Object.keys(shop?.responses ?? {})).toEqual(['200', '304', '400', '404', '503']);
    expect(components.schemas['storefront.shop.response']).toMatchObject({
      properties: { products: { items: { $ref: '#/components/schemas/Product' } } },
    });
    expect(components.schemas['design.updatePage.request']).toMatchObject({
      required: ['domain', 'name'],
    });
    expect(components.schemas['design.savePageLayout.request']).toMatchObject({
      properties: { layout: { items: { $ref: '#/components/schemas/LayoutNode' } } },
    });
    expect(components.schemas.LayoutNode).toMatchObject({ properties: { columnIndex: {} } });
    expect(Object.keys(paths['/api/admin/login']?.post?.responses ?? {})).toContain('401');
    const save = paths['/api/user/pages/layout/save']?.post?.responses ?? {};
    expect(Object.keys(save)).toEqual(expect.arrayContaining(['401', '403', '409', '422']));
    expect(components.schemas.Settings).toMatchObject({ properties: { hideSellPrice: {} } });
  });
});

test('every call of the contract is answered at its path [S7.905]', async () => {
  for (const { call } of calls) {
    const path = call.path.replace(':slug', 'about');
    const answer = await testApp.app.request(path, { method: call.method });
    expect([405, 500, 501], call.path).not.toContain(answer.status);
    expect(await answer.text()).not.toContain('nothing at this address');
  }
});

test('GET /docs is the same as a page, without scripts', async () => {
  const answer = await testApp.get('/docs');
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).not.toMatch(/<script|undefined|\[object/);
  for (const { call } of calls) expect(page).toContain(call.path.replace(/:(\w+)/g, '{$1}'));
});
