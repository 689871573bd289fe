import { test as base, expect } from 'playwright/test';
import { holdBack } from './hold-back';

interface Watch {
  /** Messages of the console that belong to what a test does. */
  expectedMessages: RegExp[];
  consoleWatch: undefined;
}

interface OfWorker {
  heldBack: undefined;
}

/** Playwright's test, which also fails on any error, warning or exception in the browser's console. */
export const test = base.extend<Watch, OfWorker>({
  heldBack: [
    async ({ browser }, use) => {
      holdBack(browser);
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
});

export { expect };
