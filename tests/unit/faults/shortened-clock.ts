import axios from 'axios';
import { answerCalls } from '../../support/backend-calls';

/** How many times sooner a late answer comes, and whoever does not wait for it gives up. */
const SHORTENED = 60;

/** Later than a call waits (spec 9). */
export const LATE_MS = 12_000;

/** How long a late answer is held back. */
export const HELD_BACK_MS = LATE_MS / SHORTENED;

interface Clock {
  shorten: (isShort: boolean) => void;
}

/**
 * Has axios itself, over a real network, call this server, and wait as much less than it is told to where a
 * late answer is what it waits for.
 */
export function takeClock(server: string): Clock {
  const send = axios.getAdapter('http');
  let isShortened = false;
  answerCalls((config) => {
    const { timeout = 0 } = config;
    const isTooShort = isShortened && timeout < LATE_MS;
    const patience = isTooShort ? timeout / SHORTENED : timeout;
    return send({ ...config, baseURL: server, timeout: patience });
  });
  return {
    shorten: (isShort) => {
      isShortened = isShort;
    },
  };
}
