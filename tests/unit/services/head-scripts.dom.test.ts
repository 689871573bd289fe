import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { headScripts } from '@/services/server/head-scripts';
import { eventually } from '../../support/eventually';

const NAME = 'Wishlist: Tee';

const button = () => document.querySelector('article button') as HTMLButtonElement;

function showCard() {
  document.body.innerHTML = `<article><button aria-label="${NAME}" data-awaits=""></button></article>`;
}

/** Puts a heart that works in the place of the one that waits, as a card's code does. */
function replaceHeart() {
  const working = document.createElement('button');
  working.setAttribute('aria-label', NAME);
  document.querySelector('article')?.replaceChildren(document.createElement('button'), working);
}

/** Something else has changed in the page, and been seen. */
async function changeElsewhere() {
  const watched = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(null);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  document.body.append(document.createElement('hr'));
  await watched;
}

beforeAll(() => {
  // biome-ignore lint/security/noGlobalEval: as the head of a page runs it
  for (const script of headScripts('/shop', '<a href="/">')) window.eval(script);
});
afterAll(() => {
  document.body.innerHTML = '';
});
beforeEach(showCard);

describe('the focus of a control that waits', () => {
  it('goes to what takes its place, in its card [S4.1350]', async () => {
    document.body.insertAdjacentHTML('afterbegin', `<button aria-label="${NAME}"></button>`);
    button().focus();
    replaceHeart();
    await eventually(() =>
      expect(document.querySelector('article button:last-child')).toHaveFocus(),
    );
  });

  it('is taken from nothing that has got it since [S4.1350]', async () => {
    button().focus();
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    replaceHeart();
    await changeElsewhere();
    expect(field).toHaveFocus();
  });

  it('is let go by a press elsewhere, and once it works [S4.1350]', async () => {
    button().focus();
    document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    replaceHeart();
    await changeElsewhere();
    expect(document.body).toHaveFocus();

    showCard();
    button().focus();
    button().removeAttribute('data-awaits');
    await changeElsewhere();
    replaceHeart();
    await changeElsewhere();
    expect(document.body).toHaveFocus();
  });
});

describe('Back in a document that was loaded again and has no router yet', () => {
  afterEach(() => {
    window.onpopstate = null;
    window.loadedEntry = null;
    window.history.replaceState(null, '');
  });

  const run = (path: string, state: unknown): Window['onpopstate'] => {
    window.onpopstate = null;
    window.history.replaceState(state, '');
    for (const script of headScripts(path, '<a href="/">')) {
      // biome-ignore lint/security/noGlobalEval: as the head of a page runs it
      window.eval(script);
    }
    return window.onpopstate;
  };

  it('loads the page, not so in a document of its own or in an embed [S2.1150]', () => {
    expect(run('/shop', { key: 'one', as: '/shop' })).toBeInstanceOf(Function);
    expect(window.loadedEntry).toEqual({ key: 'one', as: '/shop' });
    expect(run('/shop', null)).toBeNull();
    expect(run('/embed/home', { key: 'one' })).toBeNull();
  });

  it('leaves anchors and the entries of other scripts alone [S2.1150]', () => {
    const listener = run('/shop', { key: 'one' });
    for (const state of [null, 'theirs', { theirs: 1 }]) {
      const event = new PopStateEvent('popstate', { state });
      const stopped = vi.spyOn(event, 'stopImmediatePropagation');
      listener?.call(window, event);
      expect(stopped).not.toHaveBeenCalled();
    }
    expect(window.history.state).toEqual({ key: 'one' });
  });
});
