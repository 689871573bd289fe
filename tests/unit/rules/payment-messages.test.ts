import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FrameMessage,
  readFrameMessage,
  readShopMessage,
  type ShopMessage,
  toPosted,
} from '@/core/rules/payment/payment-messages';

const NONCE = '0d1f4c5e-8a2b-4c3d-9e0f-1a2b3c4d5e6f';
const FRAME: FrameMessage[] = [
  { type: 'ready', height: 240 },
  { type: 'resize', height: 0 },
  { type: 'submit' },
  { type: 'approved', sessionId: 'cs_1' },
  { type: 'failed', message: 'Declined' },
  { type: 'cancelled' },
];
const SHOP: ShopMessage[] = [
  { type: 'amount', amountMinor: 2649 },
  { type: 'submit', sessionId: 'cs_1', clientSecret: '' },
];

const read = (message: object) => readFrameMessage(message, NONCE);
const posted = (message: object) => toPosted(message as FrameMessage, NONCE);

describe('what checkout and payment frame say to each other [S6.331]', () => {
  it('is read as it was said', () => {
    for (const message of FRAME) expect(read(posted(message))).toMatchObject(message);
    for (const message of SHOP) {
      expect(readShopMessage(toPosted(message, NONCE), NONCE)).toMatchObject(message);
    }
  });

  it.each<[string, object]>([
    ['of another checkout', toPosted({ type: 'submit' }, `${NONCE}0`)],
    ['of another version', { ...posted({ type: 'submit' }), version: 2 }],
    ['of another protocol', { ...posted({ type: 'submit' }), protocol: 'other' }],
    ['with more than belongs there', posted({ type: 'submit', sessionId: 'cs_1' })],
    ['with less than belongs there', posted({ type: 'approved' })],
    ['of an unknown type', posted({ type: 'paid' })],
    ['of a type that every object has', posted({ type: 'constructor' })],
    ['with a name that is none', posted({ type: 'approved', sessionId: '' })],
    ['with half a pixel', posted({ type: 'ready', height: 0.5 })],
    ['with a height that is none', posted({ type: 'resize', height: -1 })],
    ['that is taller than any screen', posted({ type: 'resize', height: 1e9 })],
    ['with words that never end', posted({ type: 'failed', message: 'x'.repeat(501) })],
    ['said by the other side', posted({ type: 'amount', amountMinor: 1 })],
  ])('a message %s is none', (_name, message) => {
    expect(read(message)).toBeNull();
  });

  it('nothing is read without a nonce that is one', () => {
    expect(readFrameMessage(toPosted({ type: 'submit' }, ''), '')).toBeNull();
    expect(readFrameMessage(toPosted({ type: 'submit' }, 'short'), 'short')).toBeNull();
  });

  it('whatever else is posted is none', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (data) => {
        expect(readFrameMessage(data, NONCE)).toBeNull();
        expect(readShopMessage(data, NONCE)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});
