import type { Browser } from 'playwright/test';

/** In ms: how long React waits for its turn where it is held back. */
const WAIT = { least: 60, most: 150 };
/** One turn in so many. */
const HELD_ONE_IN = 3;

/**
 * Has React's scheduler wait at random in every page that the browser opens, as on a machine that is busy with
 * something else: what reads a page before it is there then fails. `HELD_BACK` holds the number that begins
 * the random ones, so that a run can be had again.
 */
export function holdBack(browser: Browser): void {
  const seed = Number(process.env.HELD_BACK);
  if (!seed) return;
  const open = browser.newContext.bind(browser);
  let contexts = 0;
  browser.newContext = async (options) => {
    const context = await open(options);
    contexts += 1;
    await context.addInitScript(delayTurns, { ...WAIT, oneIn: HELD_ONE_IN, seed, contexts });
    return context;
  };
}

interface Delays {
  least: number;
  most: number;
  oneIn: number;
  seed: number;
  contexts: number;
}

/** A page whose React may be held back. */
export interface HeldWindow extends Window {
  /** Turns that React waits for. */
  heldTurns?: number;
}

/**
 * Runs in the page: React asks for each of its turns by an empty message to itself. Which of them are late differs from
 * round to round, context to context and address to address.
 */
function delayTurns({ least, most, oneIn, seed, contexts }: Delays): void {
  const page: HeldWindow = window;
  const later = window.setTimeout.bind(window);
  const post = MessagePort.prototype.postMessage;
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  for (const letter of `${seed} ${contexts} ${location.pathname}`) {
    state = (state * 31 + letter.charCodeAt(0)) % 2_147_483_647;
    random();
  }
  page.heldTurns = 0;
  MessagePort.prototype.postMessage = function postMessage(...message: [unknown]) {
    const send = () => Reflect.apply(post, this, message);
    const isTurn = message.length === 1 && message[0] === null;
    if (!isTurn || random() > 1 / oneIn) return send();
    page.heldTurns = (page.heldTurns ?? 0) + 1;
    const take = () => {
      send();
      // It has had its turn by then.
      later(() => {
        page.heldTurns = (page.heldTurns ?? 1) - 1;
      });
    };
    later(take, least + random() * (most - least));
  };
}
