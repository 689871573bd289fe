import { test as base, expect } from 'playwright/test';
import { holdBack } from './hold-back';

interface OfTest {
  /** Messages of the console that belong to what a test does. */
  expectedMessages: RegExp[];
  consoleWatch: undefined;
  /**
   * Pictures of shops in a journey: one plain picture for all, or their own, where they are looked at. Each size of each
   * that is asked for takes the shop a tenth of a second to make.
   */
  pictures: 'plain' | 'drawn';
  plainPictures: undefined;
}

interface OfWorker {
  /** The number that random delays of React follow from; 0 where it is not held back. */
  heldBackFrom: number;
  heldBack: undefined;
}

const PICTURES = '**/api/backend/media/**';
const PLAIN_PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" style="background: #999"/>',
};

/** Playwright's test, which also fails on any error, warning or exception in the browser's console. */
export const test = base.extend<OfTest, OfWorker>({
  heldBackFrom: [Number(process.env.HELD_BACK ?? 0), { option: true, scope: 'worker' }],
  heldBack: [
    async ({ browser, heldBackFrom }, use) => {
      if (heldBackFrom > 0) holdBack(browser, heldBackFrom);
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  expectedMessages: [[], { option: true }],
  consoleWatch: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      context.on('weberror', (error) => messages.push(String(error.error())));
      await use(undefined);
      const isExpected = (text: string) => expectedMessages.some((known) => known.test(text));
      expect(messages.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
  pictures: ['plain', { option: true }],
  plainPictures: [
    async ({ context, pictures }, use) => {
      if (pictures === 'plain')
        await context.route(PICTURES, (route) => route.fulfill(PLAIN_PICTURE));
      await use(undefined);
    },
    { auto: true },
  ],
});

/**
 * Warning of Chromium, some seconds late, that a preloaded picture was not used: a window has another size by then, or a
 * slider has gone past it.
 */
export const PRELOADED_IN_VAIN = /preloaded using link preload/;

export { expect };
