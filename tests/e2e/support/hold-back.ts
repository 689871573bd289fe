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
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(delayTurns, { ...WAIT, oneIn: HELD_ONE_IN, seed });
    return context;
  };
}

/** Runs in the page: React asks for each of its turns by an empty message to itself. */
function delayTurns(given: { least: number; most: number; oneIn: number; seed: number }): void {
  const { least, most, oneIn } = given;
  const later = window.setTimeout.bind(window);
  const post = MessagePort.prototype.postMessage;
  let state = given.seed;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  MessagePort.prototype.postMessage = function postMessage(...message: [unknown]) {
    const send = () => Reflect.apply(post, this, message);
    const isTurn = message.length === 1 && message[0] === null;
    if (isTurn && random() < 1 / oneIn) later(send, least + random() * (most - least));
    else send();
  };
}
