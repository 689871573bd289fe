import { type Browser, test } from 'playwright/test';

/** In ms: how long React waits for its turn where it is held back. */
const WAIT = { least: 60, most: 150 };
/** One turn in so many. */
const HELD_ONE_IN = 3;

/**
 * Has React's scheduler wait at random in every page that the browser opens, as on a machine that is busy with
 * something else: what reads a page before it is there then fails. The random numbers follow from `seed` and from the
 * test, so that one that failed can be run again by itself.
 */
export function holdBack(browser: Browser, seed: number): void {
  const open = browser.newContext.bind(browser);
  const opened = new Map<string, number>();
  browser.newContext = async (options) => {
    const context = await open(options);
    const { testId } = test.info();
    const number = (opened.get(testId) ?? 0) + 1;
    opened.set(testId, number);
    const from = `${seed} ${testId} ${number}`;
    await context.addInitScript(delayTurns, { ...WAIT, oneIn: HELD_ONE_IN, from });
    return context;
  };
}

interface Delays {
  least: number;
  most: number;
  oneIn: number;
  from: string;
}

/** A page whose React may be held back. */
export interface HeldWindow extends Window {
  /** Turns that React waits for, and those that it has ever waited for. */
  heldTurns?: number;
  heldEver?: number;
}

/**
 * Runs in the page: React asks for each of its turns by an empty message to itself. Which of them are late differs from
 * round to round, context to context and address to address.
 */
function delayTurns({ least, most, oneIn, from }: Delays): void {
  const page: HeldWindow = window;
  const later = window.setTimeout.bind(window);
  const post = MessagePort.prototype.postMessage;
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  for (const letter of `${from} ${location.pathname}`) {
    state = (state * 31 + letter.charCodeAt(0)) % 2_147_483_647;
    random();
  }
  page.heldTurns = 0;
  MessagePort.prototype.postMessage = function postMessage(...message: [unknown]) {
    const send = () => Reflect.apply(post, this, message);
    const isTurn = message.length === 1 && message[0] === null;
    if (!isTurn || random() > 1 / oneIn) return send();
    page.heldTurns = (page.heldTurns ?? 0) + 1;
    page.heldEver = (page.heldEver ?? 0) + 1;
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
