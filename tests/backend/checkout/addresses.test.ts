import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { signOrderVisit } from '@/backend/domain/orders/prove-order';
import { updateShop } from '@/backend/domain/shop-admin';
import { orderSchemas } from '@/core/calls/orders.schema';
import { MAX_NOTE_LENGTH } from '@/core/model/checkout';
import { FORM, refusalOf, withCheckoutShop } from './checkout-shop';

const shop = withCheckoutShop();
const { begin, begun, confirmed, stripe } = shop;

const BILLING = {
  ...{ name: 'Charles Babbage', company: 'Engines Ltd.', line1: '5 Devonshire Street', line2: '' },
  ...{ city: 'London', region: '', postalCode: 'W1W 5EA', country: 'GB' },
};
const WHOLE = { ...FORM, company: 'Finch & Sons', note: 'Gate code 4711\nNot on Mondays' };

const rowOf = async (number: string) => {
  const { db } = shop.database;
  const [row] = await db.select().from(tables.orders).where(eq(tables.orders.number, number));
  if (!row) throw new Error('There is no such order.');
  return row;
};

/** A paid order of this form, as the page that thanks for it has it. */
async function paid(formData: object) {
  const session = await begun({ formData });
  stripe.pay(session.session_id);
  return confirmed(session);
}

async function tracked(proof: object) {
  const answer = await shop.post('/track-order', proof);
  return orderSchemas.trackOrder.response.parse(await answer.json()).data;
}

describe('company, delivery note and billing address', () => {
  test('are kept with the order, and left out where nobody wrote any [S3.1300]', async () => {
    const { order_id } = await begun({ formData: { ...WHOLE, billing: BILLING } });
    expect(await rowOf(order_id)).toMatchObject({
      ...{ company: 'Finch & Sons', deliveryNote: 'Gate code 4711\nNot on Mondays' },
      billing: BILLING,
    });
    const plain = await begun();
    expect(await rowOf(plain.order_id)).toMatchObject({
      ...{ company: '', deliveryNote: '', billing: null },
    });
  });

  test('show in full to whoever placed the order or has its link, to nobody else [S7.1305]', async () => {
    const { access, order, order_id } = await paid({ ...WHOLE, billing: BILLING });
    const contact = {
      ...{ email: 'ada@example.com', name: FORM.name, company: WHOLE.company, note: WHOLE.note },
      address: { line1: FORM.line1, postalCode: FORM.postalCode },
      billing: BILLING,
    };
    expect(order?.contact).toMatchObject(contact);
    expect((await tracked({ access }))?.contact).toMatchObject(contact);

    const row = await rowOf(order_id);
    const proofs = [
      { order_id, email: FORM.email },
      { access: signOrderVisit(shop.services, row) },
    ];
    for (const proof of proofs) {
      const shown = await tracked(proof);
      expect(shown).toMatchObject({ order_id, destination: 'Portland, OR 972…, US' });
      expect(JSON.stringify(shown)).not.toMatch(/Mill Lane|4711|Finch|Babbage|ada@/i);
    }
  });

  test('that change are another order [S7.306]', async () => {
    const checkout_key = randomUUID();
    const forms = [FORM, WHOLE, { ...WHOLE, note: '' }, { ...FORM, billing: BILLING }];
    const numbers: string[] = [];
    for (const formData of forms) numbers.push((await begun({ checkout_key, formData })).order_id);
    expect(new Set(numbers).size).toBe(forms.length);
  });

  test.each([
    ['billing.name', { billing: { ...BILLING, name: ' ' } }, 'Enter your name.'],
    ['billing.line1', { billing: { ...BILLING, line1: '' } }, 'Enter street and number.'],
    ['billing.city', { billing: { ...BILLING, city: '' } }, 'Enter the town or city.'],
    ['billing.country', { billing: { ...BILLING, country: '' } }, 'Choose a country.'],
    ['billing.region', { billing: { ...BILLING, country: 'US' } }, 'Choose a state.'],
    ['billing.postalCode', { billing: { ...BILLING, postalCode: '1' } }, /looks like SW1A 1AA/],
    ['billing.company', { billing: { ...BILLING, company: 'x'.repeat(201) } }, /200/],
    ['company', { company: 'x'.repeat(201) }, /200/],
    ['note', { note: 'x'.repeat(MAX_NOTE_LENGTH + 1) }, /500/],
  ])(
    'are refused with a text of our own at formData.%s [S5.1300]',
    async (field, change, message) => {
      const refused = await refusalOf(await begin({ formData: { ...FORM, ...change } }));
      expect(refused).toMatchObject({
        ...{ code: 422, path: `formData.${field}` },
        message: expect.stringMatching(message),
      });
      expect(refused.message).not.toMatch(/invalid input|too big|expected|received/i);
    },
  );

  test.each([
    ['note', { note: 7 }, 'This must be text.'],
    ['billing', { billing: 'same' }, 'This must have fields of its own.'],
  ])(
    'of another type than they have are malformed: formData.%s [S5.1300]',
    async (field, change, message) => {
      const refused = await refusalOf(await begin({ formData: { ...FORM, ...change } }));
      expect(refused).toMatchObject({ code: 400, path: `formData.${field}`, message });
    },
  );

  test('of hostile texts keep what people can read of them [S6.1300]', async () => {
    const note =
      "<script>alert(1)</script>\u202e\u0007\r\n\r\n\r\n\r\n{{7*7}} '; DROP TABLE orders;";
    const billing = { ...BILLING, name: 'A\u200b\u202eB', company: 'one\ntwo' };
    const { order } = await paid({ ...FORM, note, billing });
    expect(order?.contact?.note).toBe("<script>alert(1)</script>\n\n{{7*7}} '; DROP TABLE orders;");
    expect(order?.contact?.billing).toMatchObject({ name: 'AB', company: 'one two' });
    for (const unfit of ['\0', '\ud800']) {
      const answer = await begin({ formData: { ...FORM, note: `a${unfit}` } });
      expect(answer.status).toBeLessThan(500);
    }
  });
});

describe('a shop that ships to some countries', () => {
  const { database } = shop;
  const shipsTo = (shippingCountries: string[]) =>
    updateShop(database.db, 'localhost', { settings: { shippingCountries } });
  const ordersOf = () => database.db.$count(tables.orders);

  test('takes no order to another one, whatever a browser sends, and says so at the field [S8.1602]', async () => {
    await shipsTo(['CA', 'GB']);
    const before = await ordersOf();
    expect(await refusalOf(await begin({ formData: FORM }))).toMatchObject({
      ...{ code: 422, path: 'formData.country' },
      message: expect.stringContaining('does not ship to United States'),
    });
    expect(await ordersOf()).toBe(before);
    await shipsTo(['US']);
    const { order_id } = await begun({ formData: { ...FORM, billing: BILLING } });
    expect(await rowOf(order_id)).toMatchObject({ billing: { country: 'GB' } });
    await shipsTo([]);
    await begun({ formData: FORM });
    expect(await ordersOf()).toBe(before + 2);
  });
});
