import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { DocumentContext } from 'next/document';
import { describe, expect, it } from 'vitest';
import { sendPolicy, setPolicyShop } from '@/services/server/page-policy';

/** What scripts of html blocks may speak to: pages apart have none of it. */
const ANYWHERE = 'https: wss:';

/** The policy of a document of a shop. */
function policyOf(pathname: string, asPath: string): string {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  setPolicyShop(req, { domain: 'shop.example', scripts: '', settings: {} });
  sendPolicy({ req, res, asPath, pathname } as DocumentContext, '');
  return String(res.getHeader('content-security-policy'));
}

describe('the policy of a page', () => {
  it.each([
    ['/checkout', '/%63heckout'],
    ['/design/orders', '/design%2Forders'],
    ['/[...path]', '/checkout/x'],
    ['/_error', '/design'],
  ])('of the route %s at %s is that of a page apart [S2.242]', (pathname, asPath) => {
    expect(policyOf(pathname, asPath)).not.toContain(ANYWHERE);
  });

  it('of a page apart is never that of an embed [S2.242]', () => {
    expect(policyOf('/checkout', '/embed/x')).toContain("frame-ancestors 'none'");
    expect(policyOf('/embed/products', '/embed/products')).not.toContain("frame-ancestors 'none'");
  });

  it('of another page is the shop’s [S2.242]', () => {
    expect(policyOf('/shop', '/shop')).toContain(ANYWHERE);
  });
});
