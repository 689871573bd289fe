import { describe, expect, test } from 'vitest';
import { backInStock, CASE_MAILS, ORDER_MAILS } from '@/backend/mail';
import { dispute, linesOf, orderWith, restock, shopWith } from './sample';

/** Where Gmail cuts a mail off. */
const CUT_OFF_BYTES = 102 * 1_024;

const ALL = [
  ...Object.values(ORDER_MAILS).map((write) => write(shopWith(), orderWith())),
  ...Object.values(CASE_MAILS).map((write) => write(shopWith(), dispute)),
  backInStock(shopWith(), restock),
];

describe('every mail', () => {
  test('is a page that mail programs show: tables, at most 600 px, nothing that runs [S9.137]', () => {
    for (const { html } of ALL) {
      expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
      expect(html).toContain('max-width:600px');
      expect(html).toContain('<!--[if mso]><table role="presentation" width="600" align="center">');
      expect(html).not.toMatch(/<script|<form|<iframe|<link|<object|@import| on\w+=/i);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      const tables = html.match(/<table(?=[ >])[^>]*>/g) ?? [];
      for (const table of tables) expect(table).toContain('role="presentation"');
    }
  });

  test('has pictures at full addresses, with words in their place and the room they take', () => {
    const pictures = ALL.flatMap(({ html }) => html.match(/<img [^>]*>/g) ?? []);
    expect(pictures.length).toBeGreaterThan(ALL.length);
    for (const picture of pictures) {
      expect(picture).toMatch(/ src="https:\/\/marlow\.example\/[^"#]+"/);
      expect(picture).toMatch(/ alt="[^"]+"/);
      expect(picture).toMatch(/ height="\d+"/);
    }
    expect(pictures[0]).toContain('width="158" height="36"');
  });

  test('tells in lists of mails what it is about, before its own first words', () => {
    for (const { html } of ALL) {
      const preview = /mso-hide:all">([^<]+?)&#847;/.exec(html)?.[1] ?? '';
      expect(preview.length).toBeGreaterThan(10);
    }
  });

  test('says the same in plain text, on lines of readable length, with its link whole', () => {
    for (const { plain } of ALL) {
      expect(plain).toMatch(/^Marlow & Finch\n\n/);
      expect(plain).toMatch(
        /^https:\/\/marlow\.example\/(order-tracking|case-access|restock)\?access=abc$/m,
      );
      expect(plain).toContain('You get this e-mail because');
      for (const words of plain.split('\n')) expect(words.length).toBeLessThanOrEqual(72);
    }
  });

  test('answers to the look of its shop, by day and by night', () => {
    const theme = { accent: '#d4f23a', onAccent: '#14171a', ground: '#eef0f1', chrome: '#0b0e14' };
    const { html } = ORDER_MAILS['order-confirmed'](shopWith({ ...theme, radius: 2 }), orderWith());
    expect(html).toContain('bgcolor="#d4f23a"');
    expect(html).toContain('class="card" bgcolor="#eef0f1"');
    expect(html).toContain('class="band" bgcolor="#0b0e14"');
    expect(html).toContain('border-radius:2px');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });
});

test('a shop without a logo is named; one without an address of its own asks for no answer', () => {
  const shop = shopWith({}, { logo: '', email: '' });
  const { html, plain } = ORDER_MAILS['order-refunded'](shop, orderWith({ refundMinor: 1 }));
  expect(html).not.toContain('<img');
  expect(html).toContain('>Marlow &amp; Finch</a>');
  expect(plain).not.toContain('answer this e-mail');
});

test('a cancellation says what becomes of the money [S9.124]', () => {
  const write = (paidMinor: number, refundMinor: number) => {
    const order = orderWith({ paidMinor, refundMinor });
    return ORDER_MAILS['order-cancelled'](shopWith(), order).plain.replace(/\s+/g, ' ');
  };
  expect(write(1_005, 1_005)).toContain('$10.05 is on its way back to you.');
  expect(write(0, 0)).toContain('You were not charged.');
});

test('an order as large as they come is shown whole', () => {
  const { html, plain } = ORDER_MAILS['order-confirmed'](
    shopWith(),
    orderWith({ lines: linesOf(100) }),
  );
  expect(Buffer.byteLength(html)).toBeLessThan(CUT_OFF_BYTES);
  expect(plain.match(/^Harbor Hoodie/gm)).toHaveLength(100);
});
