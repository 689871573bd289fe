import { randomInt } from 'node:crypto';
import { test as base, expect } from './test';

/** Each journey comes from an address of its own: the shop counts how often one begins a payment. */
export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const part = () => randomInt(1, 255);
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
});

export { expect };
