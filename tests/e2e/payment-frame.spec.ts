import { eq } from 'drizzle-orm';
import type { Frame, Page } from 'playwright/test';
import { orders } from '@/backend/db/schema';
import {
  beginPaying,
  cardMethod,
  fillCard,
  frameAddress,
  orderNumber,
  pageMethod,
  payButton,
  paymentFrame,
  pressPay,
  refusal,
} from './support/checkout';
import { expect, test } from './support/checkout-test';
import { forgedMessages, malformedMessages } from './support/forged-messages';
import { openHostileSite } from './support/hostile-site';
import { addPayingShop, ordersOf, type PayingShop, paidOrders } from './support/paying-shop';
import { withShopDatabase } from './support/shop-database';

const BANK_CARD = '4000 0027 6000 3184';

const bankQuestion = (page: Page) =>
  paymentFrame(page).getByRole('region', { name: 'Your bank asks' });

test.describe('a card', () => {
  // What a card is refused with, the browser repeats.
  test.use({ expectedMessages: [/status of 4\d\d/] });

  test('that is wrong, declined or denied by its bank is told of, and with a yes it pays once [S4.349] [S5.223] [S2.653] [S2.1857]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    const frame = paymentFrame(page);

    await test.step('what is wrong is told at its field, which has the focus', async () => {
      await fillCard(page, '4111 1111 1111 1111');
      await frame.getByLabel('Security code').fill('1');
      await pressPay(page);
      const number = frame.getByLabel('Card number');
      await expect(number).toHaveAccessibleDescription(/Only test cards work here/);
      await expect(number).toBeFocused();
      await expect(refusal(page)).toHaveText('Please check the card.');
      await expect(frame.getByLabel('Security code')).toHaveAccessibleDescription(/3 or 4 digits/);
    });

    await test.step('a window that its frame opens for a provider keeps hold of it', async () => {
      const provider = await openHostileSite('Approve');
      const form = page.frames().find((one) => one.url().includes('/shield-proxy'));
      const opened = page.context().waitForEvent('page');
      const handle = await form?.evaluateHandle((url) => window.open(url), provider.url);
      const popup = await opened;
      await popup.waitForLoadState();
      expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
      expect(await handle?.evaluate((it) => it?.closed)).toBe(false);
      await popup.close();
      await provider.close();
    });

    await test.step('a declined one is told of beside the button', async () => {
      await fillCard(page, '4000 0000 0000 9995');
      await pressPay(page);
      await expect(refusal(page)).toHaveText('There is not enough money on this card.');
      await expect(refusal(page)).toBeInViewport();
      await fillCard(page, '4000 0000 0000 0002');
      await pressPay(page);
      await expect(refusal(page)).toHaveText('The card was declined. Please try another one.');
    });

    await test.step('one that a bank asks about does not pay with no', async () => {
      await fillCard(page, BANK_CARD);
      await frame.getByLabel('Security code').press('Enter');
      await expect(bankQuestion(page)).toBeVisible();
      await bankQuestion(page).getByRole('button', { name: 'No, stop' }).click();
      await expect(refusal(page)).toHaveText(/bank did not confirm the payment/);
      expect(await paidOrders(shop)).toBe(0);
    });

    await pressPay(page);
    await bankQuestion(page).getByRole('button', { name: 'Yes, it’s me' }).dblclick();
    await orderNumber(page);
    expect(await ordersOf(shop)).toMatchObject([{ paidMinor: 2499 }]);
  });

  test('comes too late for a payment that was given up, and pays the next time [S2.654]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    await beginPaying(page, shop);
    await fillCard(page, BANK_CARD);
    await pressPay(page);
    await expect(bankQuestion(page)).toBeVisible();
    await waitUntilInputUp(shop);
    await bankQuestion(page).getByRole('button', { name: 'Yes, it’s me' }).click();
    await expect(refusal(page)).toHaveText('This payment has expired.');
    await fillCard(page);
    await pressPay(page);
    await orderNumber(page);
    const states = (await ordersOf(shop)).map(({ state, paidMinor }) => [state, paidMinor]);
    expect(states).toEqual([
      ['cancelled', 0],
      ['paid', 2499],
    ]);
  });
});

/** Makes the order of a shop as old as one that nobody pays any more, and waits for the upkeep to see it. */
async function waitUntilInputUp(shop: PayingShop): Promise<void> {
  const past = new Date(Date.now() - 2 * 60 * 60_000);
  await withShopDatabase((db) =>
    db.update(orders).set({ placedAt: past, checkAt: past }).where(eq(orders.shopId, shop.id)),
  );
  await expect
    .poll(async () => (await ordersOf(shop)).map(({ state }) => state), { timeout: 45_000 })
    .toEqual(['cancelled']);
}

test.describe('a frame that does not answer', () => {
  test.use({ expectedMessages: [/ERR_FAILED|ERR_ABORTED/] });

  test('is told of after ten seconds, beside another way to pay, and opened again; nothing is paid twice [S9.221] [S9.222]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    const retry = page.getByRole('button', { name: 'Retry' });
    // What was held back stays so: an answer that comes late would win, and take the offer to retry away.
    let isAnswered = false;
    await page.clock.install();
    await page.route(/\/\/pay\.localhost/, (route) => (isAnswered ? route.continue() : undefined));
    await beginPaying(page, shop);
    await cardMethod(page).check();
    await expect(page.getByRole('status', { name: 'Loading the payment form' })).toBeVisible();
    await pressPay(page);
    await expect(refusal(page)).toHaveText(/not there yet/);
    await page.clock.fastForward(10_000);
    await expect(retry).toBeVisible();
    await expect(pageMethod(page)).toBeEnabled();
    await pressPay(page);
    await expect(refusal(page).filter({ hasText: 'not there yet' })).toBeVisible();
    expect(await ordersOf(shop)).toEqual([]);
    isAnswered = true;
    await retry.click();
    await fillCard(page);

    await test.step('one that falls silent while it pays leaves the checkout usable', async () => {
      await frameOf(page).goto('about:blank');
      await pressPay(page);
      await expect(page.getByRole('button', { name: 'Paying …' })).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(payButton(page)).toBeVisible();
      await retry.click();
      await fillCard(page);
    });
    await pressPay(page);
    await orderNumber(page);
    expect(await ordersOf(shop)).toMatchObject([{ paidMinor: 2499 }]);
  });
});

/** The payment frame as a document of its own. */
function frameOf(page: Page): Frame {
  const result = page.frames().find((frame) => frame.url().includes('//pay.localhost'));
  if (!result) throw new Error('There is no payment frame.');
  return result;
}

const nonceOf = (frame: Frame) => new URL(frame.url()).hash.replace('#nonce=', '');

/** What of a checkout and its frame nobody else may change. */
async function stateOf(page: Page) {
  const frame = paymentFrame(page);
  return {
    address: page.url(),
    height: await page.locator('iframe[title="Payment form"]').getAttribute('style'),
    button: await payButton(page).textContent(),
    alerts: await page.getByRole('main').getByRole('alert').allTextContents(),
    card: await frame.getByLabel('Card number').inputValue(),
    frameText: await frame.locator('main').textContent(),
  };
}

/** Calls that begin or take a payment. */
function watchPayments(page: Page): string[] {
  const requests: string[] = [];
  page.context().on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/create-checkout-session|test-payments/.test(path)) requests.push(path);
  });
  return requests;
}

test.describe('messages', () => {
  test.use({ expectedMessages: [/postMessage/] });

  test('of a hostile frame, an opener, the page itself and wrong ones of the frame change nothing, however well informed [S6.351] [S6.352] [S6.354]', async ({
    context,
  }) => {
    const shop = await addPayingShop();
    const site = await openHostileSite('Hostile');
    const hostile = site.url;
    const opener = await context.newPage();
    await opener.goto(hostile);
    const [victim] = await Promise.all([
      context.waitForEvent('page'),
      opener.evaluate(
        (url) => Object.assign(window, { victim: window.open(url) }),
        shop.url('/robots.txt'),
      ),
    ]);
    await beginPaying(victim, shop);
    await fillCard(victim);
    const requests = watchPayments(victim);
    const before = await stateOf(victim);
    const nonce = nonceOf(frameOf(victim));

    await test.step('forged ones', async () => {
      const messages = forgedMessages(nonce);
      await opener.evaluate((messages) => {
        const target: Window = Reflect.get(window, 'victim');
        for (const message of messages) target.postMessage(message, '*');
      }, messages);
      await victim.evaluate((messages) => {
        for (const message of messages) window.postMessage(message, '*');
      }, messages);
      await addFrame(victim, hostile);
      const sibling = victim.frames().find((frame) => frame.url() === hostile);
      if (!sibling) throw new Error('The hostile frame is not there.');
      await sibling.evaluate((messages) => {
        for (const message of messages) {
          window.parent.postMessage(message, '*');
          for (let index = 0; index < window.parent.length; index += 1) {
            window.parent[index]?.postMessage(message, '*');
          }
        }
      }, messages);
      await settle(victim);
      expect(await stateOf(victim)).toEqual(before);
      expect(requests).toEqual([]);
    });

    await test.step('those that are wrong in themselves, from the right window too', async () => {
      const messages = malformedMessages(nonce);
      await frameOf(victim).evaluate((messages) => {
        for (const message of messages) window.parent.postMessage(message, '*');
      }, messages);
      await victim.evaluate((messages) => {
        for (const message of messages) window.frames[0]?.postMessage(message, '*');
      }, messages);
      await settle(victim);
      expect(await stateOf(victim)).toEqual(before);
      expect(requests).toEqual([]);
      expect(await victim.evaluate(() => 'height' in {} || 'type' in {})).toBe(false);
    });

    await test.step('a script of the shop cannot look into the card form', () =>
      seeClosedCardForm(victim));
    await pressPay(victim);
    await orderNumber(victim);
    await site.close();
  });
});

async function seeClosedCardForm(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Payment form"]');
    const attempts = [
      () => frame?.contentDocument,
      () => frame?.contentWindow?.document,
      () => Reflect.get(frame?.contentWindow ?? {}, 'localStorage'),
    ];
    return attempts.map((attempt) => {
      try {
        return String(attempt());
      } catch (error) {
        return error instanceof Error ? error.name : 'an error';
      }
    });
  });
  expect(seen).toEqual(['null', 'SecurityError', 'SecurityError']);
}

async function addFrame(page: Page, url: string): Promise<void> {
  await page.evaluate(
    (url) =>
      new Promise((loaded) => {
        const frame = document.createElement('iframe');
        frame.addEventListener('load', loaded);
        frame.src = url;
        document.body.append(frame);
      }),
    url,
  );
}

/** Every message that was posted has been heard: each window has answered one that was posted after them. */
async function settle(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(
      () =>
        new Promise<void>((heard) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => setTimeout(heard);
          setTimeout(() => channel.port2.postMessage(''));
        }),
    );
  }
}

test.describe('the card form', () => {
  test.use({ expectedMessages: [/frame-ancestors|postMessage|ERR_BLOCKED|X-Frame/] });

  test('is framed and heard by no page of another origin, and speaks to the origin of its shop alone [S6.353] [S6.355]', async ({
    page,
  }) => {
    const shop = await addPayingShop();
    const address = `http://pay.localhost:${process.env.E2E_PORT}${await frameAddress(shop.host)}`;
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data }) => heard.push(data));
    });
    const heard = (): Promise<unknown[]> => page.evaluate(() => Reflect.get(window, 'heard'));

    const site = await openHostileSite(
      `<iframe src="${address.replaceAll('&', '&amp;')}"></iframe>`,
    );
    const refused = page.waitForEvent('requestfailed');
    await page.goto(site.url);
    expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    const shown = () => page.frames().map((frame) => frame.url());
    await expect.poll(shown).toEqual([site.url, 'chrome-error://chromewebdata/']);
    expect(await heard()).toEqual([]);
    await site.close();

    // By itself it is its own parent, and of another origin than it was told.
    await page.goto(address);
    await expect(page.getByLabel('Card number')).toBeVisible();
    expect((await heard()).filter((data) => /hemline/.test(JSON.stringify(data) ?? ''))).toEqual(
      [],
    );
  });
});
