import { desc } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import * as tables from '@/backend/db/schema';
import { findShop, type ShopRef, type ShopServices } from '@/backend/domain/shops/find-shop';
import { orderSchemas } from '@/core/calls/orders.schema';
import { uploadSchemas } from '@/core/calls/uploads.schema';
import type { Case } from '@/core/model/case';
import { cameTo } from '../../support/came-to';
import { type From, type TestApp, withTestApp } from '../api/test-app';
import { makePicture } from '../media/pictures';

/** Two shops that take disputes, and one that does not. */
export const HOST = 'jersey.localhost';
export const OTHER_HOST = 'other-jersey.localhost';
export const CLASSIC_HOST = 'localhost';

export const ADA = { order_id: 'GL-1001', email: 'ada@example.com' };
/** Another order of hers, one of somebody else, and one of the same number in another shop. */
export const ADAS_OTHER = { order_id: 'GL-1002', email: 'ada@example.com' };
export const EVE = { order_id: 'GL-1003', email: 'eve@example.com' };
export const ELSEWHERE = { order_id: 'GL-1001', email: 'bob@example.com' };

/** Who answers for the shops. */
export const GRACE = {
  id: '00000000-0000-4000-8000-0000000000ad',
  email: 'grace@gridline.example',
};

export const DRAFT = {
  name: 'Ada Stitch',
  subject: 'A seam came open',
  description: 'After one wash the left seam came open.',
  type: 'damaged',
};

type Call = keyof typeof orderSchemas;

const PATHS = {
  verifyOrder: '/api/case/verify-order',
  createCase: '/api/case/create',
  addCaseMessage: '/api/case/add-message',
  getCase: '/api/case/get',
  getAllCases: '/api/case/get-all',
} as const;

export type CaseCall = keyof typeof PATHS & Call;
export const CASE_CALLS = Object.keys(PATHS) as CaseCall[];

export interface CaseShop extends TestApp {
  /** Calls by name; within the process unless an address is named. */
  ask(call: CaseCall, body: object, from?: From): Promise<Response>;
  /** Files a dispute and answers it. */
  file(body?: object, proof?: object, from?: From): Promise<Case>;
  /** Every dispute that a proof opens. */
  all(proof?: object, from?: From): Promise<Case[]>;
  /** Hands in a picture and answers its id. */
  hand(picture?: Uint8Array, host?: string): Promise<string>;
  shop(host?: string): Promise<ShopRef>;
  /** The services of a shop, for what no call of shoppers does. */
  own(host?: string): Promise<ShopServices>;
  /** A dispute as its operator sees it now. */
  seen(id: string): Promise<{ id: string; seenMessage: string }>;
}

const order = { ...cameTo({ goods: 1000 }), name: 'Ada Stitch' };

/** The backend with two shops that take disputes, and an order or more in each. */
export function withCaseShop(parts: Parameters<typeof withTestApp>[0] = {}): CaseShop {
  const testApp = withTestApp(parts);
  beforeAll(async () => {
    const { db } = testApp.database;
    await db.insert(tables.templates).values([{ name: 'classic' }, { name: 'jersey' }]);
    const [jersey, other, classic] = await db
      .insert(tables.shops)
      .values([
        { host: HOST, name: 'Gridline', template: 'jersey' },
        { host: OTHER_HOST, name: 'Other', template: 'jersey' },
        { host: CLASSIC_HOST, name: 'Marlow & Finch', template: 'classic' },
      ])
      .returning({ id: tables.shops.id });
    const row = (shop: typeof jersey, { order_id, email }: typeof ADA) => ({
      ...{ ...order, shopId: shop?.id ?? '', number: order_id, email },
    });
    const own = [ADA, ADAS_OTHER, EVE].map((one) => row(jersey, one));
    await db.insert(tables.orders).values([...own, row(other, ELSEWHERE), row(classic, ADA)]);
  });

  const ask: CaseShop['ask'] = (call, body, from = {}) =>
    testApp.post(PATHS[call], body, { host: HOST, ...from });
  const read = async (call: 'createCase' | 'getAllCases', answer: Response) => {
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };

  const shopOf = (host = HOST) => findShop(testApp.services, host);

  return Object.create(testApp, {
    ask: { value: ask },
    file: {
      value: async (body = {}, proof = ADA, from = {}) => {
        const answer = await ask('createCase', { ...DRAFT, ...proof, ...body }, from);
        const parsed = orderSchemas.createCase.response.parse(await read('createCase', answer));
        return parsed.data;
      },
    },
    all: {
      value: async (proof = ADA, from = {}) => {
        const answer = await ask('getAllCases', proof, from);
        return orderSchemas.getAllCases.response.parse(await read('getAllCases', answer)).data;
      },
    },
    hand: {
      value: async (picture?: Uint8Array, host = HOST) => {
        const answer = await handIn(testApp, picture ?? (await makePicture('png')), { host });
        expect(answer.status).toBe(200);
        return uploadSchemas.upload.response.parse(await answer.json()).data.id;
      },
    },
    shop: { value: shopOf },
    own: {
      value: async (host = HOST) => {
        const shop = await shopOf(host);
        return { ...testApp.services.ofShop(shop.id), shop };
      },
    },
    seen: {
      value: async (id: string) => {
        const { caseMessages } = tables;
        const written = await testApp.database.db
          .select()
          .from(caseMessages)
          .orderBy(desc(caseMessages.createdAt));
        return { id, seenMessage: written.find(({ caseId }) => caseId === id)?.id ?? '' };
      },
    },
  });
}

interface HandedIn {
  host?: string;
  name?: string;
  purpose?: string;
}

/** Hands in a file as a form does. */
export async function handIn(
  { app }: TestApp,
  file: Uint8Array,
  { host = HOST, name = 'a.jpg', purpose = 'case' }: HandedIn = {},
): Promise<Response> {
  const body = new FormData();
  body.append('purpose', purpose);
  body.append('file', new File([new Uint8Array(file)], name));
  return app.request('/uploads', { method: 'POST', body, headers: { host } });
}

/** A case that is there, of an answer that may lack one. */
export function theCase(result: Case | undefined): Case {
  if (!result) throw new Error('There is no dispute.');
  return result;
}
