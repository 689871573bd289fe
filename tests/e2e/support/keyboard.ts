import type { Locator, Page } from 'playwright/test';
import { expect } from './test';

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Writes over what stands in the field that has the focus. */
export async function overwrite(page: Page, text: string): Promise<void> {
  await press(page, 'ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes on by a key, as people do once they see where to, until something has the focus. */
export async function reach(target: Locator, key = 'Tab', most = 60): Promise<void> {
  const page = target.page();
  const focused = target.and(page.locator(':focus'));
  await target.waitFor();
  for (let count = 0; count < most && (await focused.count()) === 0; count += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Reaches a button, or something else that Enter uses, and presses it. */
export async function use(target: Locator, key = 'Tab'): Promise<void> {
  await reach(target, key);
  await target.page().keyboard.press('Enter');
}

/** Goes from part to part of the editor until one of them has the focus. */
export async function goTo(part: Locator): Promise<void> {
  const page = part.page();
  const entered = part.and(page.locator(':focus-within'));
  await part.waitFor();
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('F6');
    if ((await entered.count()) > 0) return;
  }
  throw new Error('F6 does not lead there.');
}

/** Lifts what has the focus, to be moved by the arrow keys; dnd-kit hears those from the next timer on. */
export async function lift(page: Page): Promise<void> {
  await press(page, 'Space');
  await expect(page.getByRole('status').filter({ hasText: /picked up/ })).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Fails the test where anything but the keyboard is used in the document that is open. */
export function forbidPointer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const complain = () => console.error('A pointer was used.');
    document.addEventListener('pointerdown', complain, true);
    document.addEventListener('pointermove', complain, true);
  });
}
