import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
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

const PICTURES = '*/api/backend/media/*';
const PLAIN_PICTURE = {
  responseCode: 200,
  responseHeaders: [{ name: 'Content-Type', value: 'image/png' }],
  // 600 by 400 px of grey. A drawing (SVG) would be a document of its own wherever it stands.
  body: 'iVBORw0KGgoAAAANSUhEUgAAAlgAAAGQAQMAAABI+4zbAAAAA1BMVEWZmZl86KQWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAANElEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjwZ2wAABTwrGEAAAAABJRU5ErkJggg==',
};

/**
 * Answers for the pictures of a page, but for those in frames of other sites, by the browser's own protocol: where
 * Playwright stands in for something, every request of the page waits for it, and nothing is cached. This comes before
 * what a test has Playwright stand in for, which does not hear of these pictures.
 */
async function answerPlainly(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    ignoreEnd(session.send('Fetch.fulfillRequest', { requestId, ...PLAIN_PICTURE }));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: PICTURES }] });
}

const ENDS = /closed|Test ended|Test timeout|No target with given id|Invalid InterceptionId/;

/** A page that is closed, or has gone on to another, needs none of its pictures any more. */
function ignoreEnd(work: Promise<unknown>): void {
  work.catch((error: Error) => {
    if (!ENDS.test(error.message)) throw error;
  });
}

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
  // First of those of a test, since it hears of each context that is opened.
  pictures: ['plain', { option: true }],
  plainPictures: [
    async ({ browser, pictures }, use) => {
      const draw = (context: BrowserContext) =>
        context.on('page', (page) => ignoreEnd(answerPlainly(context, page)));
      if (pictures === 'plain') browser.on('context', draw);
      await use(undefined);
      browser.off('context', draw);
    },
    { auto: true },
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
      const isExpected = (text: string) => expectedMessages.some((existing) => existing.test(text));
      expect(messages.filter((text) => !isExpected(text))).toEqual([]);
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
