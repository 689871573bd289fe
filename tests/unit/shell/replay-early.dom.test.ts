import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayEarly } from '@/components/shell/replay-early';
import { eventually } from '../../support/eventually';

const acts = vi.fn();

const heart = () => document.querySelector('button') as HTMLButtonElement;

/** Shows a card whose heart waits, after all that was done before is done again. */
function showCard() {
  document.body.innerHTML =
    '<article><button aria-label="Wishlist: Tee" data-awaits=""></button></article>';
}

/** Puts a heart that works in the place of the one that waits, as a card's code does. */
function replaceHeart() {
  const working = document.createElement('button');
  working.setAttribute('aria-label', 'Wishlist: Tee');
  working.addEventListener('click', acts);
  document.querySelector('article')?.replaceChildren(working);
}

beforeAll(replayEarly);
afterAll(() => {
  document.body.innerHTML = '';
});
beforeEach(async () => {
  acts.mockReset();
  document.body.innerHTML = '';
  await eventually(() => expect(window.early).toBeUndefined());
});

describe('a control that comes later and waits', () => {
  it('takes a tap, seen at once, and acts once for two [S4.1150]', async () => {
    showCard();
    heart().click();
    heart().click();
    expect(heart()).toHaveAttribute('aria-busy', 'true');
    replaceHeart();
    await eventually(() => expect(acts).toHaveBeenCalled());
    await eventually(() => expect(window.early).toBeUndefined());
    expect(acts).toHaveBeenCalledOnce();
  });
});
