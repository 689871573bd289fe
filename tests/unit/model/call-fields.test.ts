import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from '@/core/calls/contract.schema';

/** A call as other systems know it: what it sends and what it is answered, by the specification's names. */
type CallEntry = readonly [call: string, sent: string, answered: string];

const CALLS = Object.values(contract).flatMap(({ calls, schemas }) =>
  Object.entries(calls).map(([name, { method, path, access }]) => ({
    call: `${method} ${path}`,
    access,
    ...(schemas as Record<string, Schemas>)[name],
  })),
);

interface Schemas {
  request: z.core.$ZodType;
  response: z.core.$ZodType;
}

const json = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});

/** The fields of a schema, those within them as `data.token`; those of the entries of a list as its own. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  return namesIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
}

function namesIn(schema: unknown): string[] {
  const { data } = json.safeParse(schema);
  if (!data) return [];
  const parts = [data.items, ...(data.anyOf ?? []), ...(data.allOf ?? [])];
  const own = Object.entries(data.properties ?? {}).flatMap(([name, inner]) => [
    name,
    ...namesIn(inner).map((field) => `${name}.${field}`),
  ]);
  return [...own, ...parts.flatMap(namesIn)];
}

function expectFields(existing: readonly CallEntry[]): void {
  for (const [call, sent, answered] of existing) {
    const result = CALLS.find((one) => one.call === call);
    const fields = result && {
      sent: result.request && fieldsOf(result.request),
      answered: result.response && fieldsOf(result.response),
    };
    const listed = (names: string) => expect.arrayContaining(names.split(' ').filter(Boolean));
    expect(fields, call).toEqual({ sent: listed(sent), answered: listed(answered) });
  }
}

const DESIGN =
  'settings metadata logo favicon company founder phone address arraddress header footer';

describe('the calls of the specification have its methods, paths and fields:', () => {
  it('of admins [S7.900]', () => {
    expectFields([
      ['POST /api/admin/login', 'email password', 'status message data data.token data.user'],
      ['POST /api/admin/logout', '', 'status'],
    ]);
    const logout = CALLS.find(({ call }) => call === 'POST /api/admin/logout');
    expect(logout?.access).toBe('token');
  });

  it('of domain design and pages [S7.901]', () => {
    const inData = DESIGN.split(' ').map((name) => `data.${name}`);
    expectFields([
      ['POST /api/user/init', 'domain', 'status data'],
      ['POST /api/user/domain/design/save', `domain ${DESIGN}`, 'status'],
      ['GET /api/user/domain/design/load', 'domain', `status ${inData.join(' ')}`],
      ['POST /api/user/pages/layout/save', 'domain pageSlug layout', 'status'],
      ['GET /api/user/pages/layout/load', 'domain pageSlug', 'data.pageName data.layout'],
      [
        'POST /api/domain/save-homepage-design',
        'domain layout page metadata.globalCSS metadata.title metadata.description metadata.version settings headerTemplate',
        'status',
      ],
      ['GET /api/domain/load-homepage-design', 'domain page', 'data.layout'],
      ['GET /api/domain/info', 'domain', 'data'],
      ['POST /api/domain/save-component', 'domain component', 'status'],
      ['GET /api/domain/components', 'domain', 'data'],
      ['GET /api/user/pages', 'domain', 'data.slug data.name'],
      ['POST /api/user/pages/create', 'domain name layout', 'data.slug'],
      ['POST /api/user/pages/:slug/update', 'domain name', 'status'],
      ['POST /api/user/pages/:slug/delete', 'domain', 'status'],
    ]);
  });

  it('of the storefront [S7.902]', () => {
    expectFields([
      [
        'GET /init',
        '',
        'address company phone googleverify logo template banner last_ads ads adsid keywords domain gtag transit_time handing_time analytics prefix shipping_cost conversion_label settings favicon layout globalCSS metadata headertemplate design banner.image banner.title banner.subtitle ads.title ads.description ads.image',
      ],
      ['GET /products', '', 'id name price image brand category'],
      ['GET /product', 'id', 'id name price image description tag template createdAt updatedAt'],
      [
        'GET /shop',
        'page limit category template',
        'products page total totalPages upsale upsale2',
      ],
      [
        'GET /products-component',
        'totalProducts category sortBy domain',
        'status message data.products',
      ],
      [
        'POST /search',
        'query template category page limit sortBy',
        'status message data.products data.products.id data.products.name data.products.price data.products.category data.products.image',
      ],
      ['GET /review-categories', '', ''],
      [
        'GET /store-reviews',
        'domain',
        'reviews totalReviews averageRating ratingDistribution reviews.name reviews.rating reviews.date reviews.comment.title reviews.comment.text reviews.image',
      ],
      ['GET /categories', '', 'category category.name category.image category.category'],
      ['GET /allcategories', '', 'name image category'],
      ['POST /savecategories', '', ''],
      ['GET /categories-by-template', 'template', 'data.template data.categories'],
      ['POST /shield/reviews', 'name rating title text', 'status'],
    ]);
  });

  it('of orders and cases [S7.903]', () => {
    const order = 'order_id email';
    expectFields([
      ['POST /track-order', order, 'status data'],
      ['POST /api/case/verify-order', order, 'status data'],
      ['POST /api/case/create', `name ${order} subject description type attachments`, 'data'],
      [
        'POST /api/case/add-message',
        'caseId message senderType senderName attachments isInternal',
        'data',
      ],
      ['POST /api/case/get', order, 'data'],
      ['POST /api/case/get-all', order, 'data'],
    ]);
  });

  it('of payment [S7.904]', () => {
    const shield = 'domain encrypted conversions';
    expectFields([
      ['GET /ppshield', '', ''],
      ['GET /get-shield-domain', '', `client_id ${shield}`],
      ['GET /get-shield-stripe', '', `stripe_publishable_key ${shield} error`],
      ['GET /api/get-shield-airwallex-proxy', 'domain', ''],
      ['GET /api/get-shield-airwallex', '', ''],
      [
        'POST /stripev2/create-checkout-session',
        'amount formData cartItems shield_domain shield_encrypted storename shipping_cost prefix params coupon discount protect',
        '',
      ],
      ['POST /stripev2/confirm-checkout-session', 'session_id order_id shield_encrypted', ''],
    ]);
  });
});
