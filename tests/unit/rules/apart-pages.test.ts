import { describe, expect, it } from 'vitest';
import { isApart, needsDocument } from '@/core/rules/address/apart-pages';

describe('pages apart', () => {
  it.each([
    ['/checkout'],
    ['/checkout?a=1'],
    ['/checkout#b'],
    ['/checkout/x'],
    ['/checkout-stripe'],
    ['/checkout-stripe-success?session_id=1'],
    ['/shield-proxy'],
    ['/shield-proxy-creditcard'],
    ['/design'],
    ['/design/orders?order=MF-1'],
  ])('%s is one [S2.240]', (path) => {
    expect(isApart(path)).toBe(true);
  });

  it.each([
    ['/'],
    ['/cart'],
    ['/shop?q=/checkout'],
    ['/checkouts'],
    ['/designers'],
    ['/my/design'],
    ['/embed/x'],
  ])('%s is none', (path) => {
    expect(isApart(path)).toBe(false);
  });

  it('are entered and left by another document [S2.240]', () => {
    expect(needsDocument('/cart?a=1', '/checkout?a=1')).toBe(true);
    expect(needsDocument('/checkout', '/')).toBe(true);
    expect(needsDocument('/shop', '/cart')).toBe(false);
    expect(needsDocument('/checkout', '/checkout-stripe')).toBe(false);
  });

  it('need a document where the address opens an order or holds a cart [S7.741]', () => {
    for (const query of ['access=t', 'a=1&order_id=MF-1', 'cart_data=x#top', 'session_id=s']) {
      expect(needsDocument('/order-tracking', `/case-access?${query}`), query).toBe(true);
    }
    expect(needsDocument('/order-tracking?access=t', '/case-access?utm=accessory#access=t')).toBe(
      false,
    );
  });

  it('are never entered from the one that thanks for an order, where more may run [S2.735]', () => {
    const thanks = '/checkout-stripe-success?order_id=1';
    for (const path of ['/checkout', '/checkout-stripe', '/shop', '/design']) {
      expect(needsDocument(thanks, path), path).toBe(true);
      expect(needsDocument(path, thanks), path).toBe(true);
    }
    expect(needsDocument(thanks, '/checkout-stripe-success')).toBe(false);
    expect(needsDocument('/checkout', '/checkout-stripe-cancel')).toBe(false);
  });
});
