import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { answerCalls } from '../support/backend-calls';
import { keepFilesApart } from '../support/keep-files-apart';
import { makeNoOwnerStacks } from '../support/no-owner-stacks';

const STILL = { matches: false, onchange: null, addListener() {}, removeListener() {} };

/** Nothing is resized, and nothing comes into sight. */
class NothingHappens {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Nothing that comes late may reach the test of another file, where files share their code. The backend
// never answers: what needs an answer stands in for it, or for the service.
answerCalls();
keepFilesApart();
makeNoOwnerStacks();

// Files that share their code leave it, and every global, as they found it.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

// Code that is on its way when a file ends would break off, and stay broken for the next. It is waited for
// before anything else is undone.
afterAll(() => vi.dynamicImportSettled());

// What only a document needs, where there is one.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  await import('../support/quick-styles');
  const { lazyQueryError } = await import('../support/lazy-query-errors');
  const { cleanup, configure } = await import('@testing-library/react');
  // What opens on demand is fetched first; on a busy machine that takes longer than a second.
  const late = { asyncUtilTimeout: 15_000, defaultHidden: false };
  configure({ ...late, getElementError: lazyQueryError });
  afterEach(cleanup);
  // What a browser keeps of a visit ends with the file.
  afterAll(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  // Tests look at classes, not at what the sheets say of them, be they ours or made by components; every
  // question whether something is visible would go through all their rules.
  beforeEach(() => {
    for (const sheet of document.querySelectorAll('style')) sheet.remove();
  });
  // What a document has in a browser and not here; a test that needs more than that stands it in itself.
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), STILL, { media });
  window.ResizeObserver ??= NothingHappens;
  window.IntersectionObserver ??= NothingHappens as unknown as typeof IntersectionObserver;
  Element.prototype.scrollBy ??= () => undefined;
  HTMLMediaElement.prototype.load = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
