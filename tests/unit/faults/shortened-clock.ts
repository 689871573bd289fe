import axios, { type InternalAxiosRequestConfig } from 'axios';

/** How many times sooner a late answer comes, and whoever does not wait for it gives up. */
const SHORTENED = 20;

/** Later than a call waits (spec 9). */
export const LATE_MS = 12_000;

/** How long a late answer is held back. */
export const HELD_BACK_MS = LATE_MS / SHORTENED;

interface Clock {
  shorten: (isShort: boolean) => void;
}

/**
 * Has axios itself, over a real network, wait a twentieth of what it is told to where a late answer is what
 * it waits for. To be called before the services are loaded, for their client is made with it.
 */
export function takeClock(): Clock {
  const send = axios.getAdapter('http');
  let isShortened = false;
  axios.defaults.adapter = (config: InternalAxiosRequestConfig) => {
    const { timeout = 0 } = config;
    const isTooShort = isShortened && timeout < LATE_MS;
    return send({ ...config, timeout: isTooShort ? timeout / SHORTENED : timeout });
  };
  return {
    shorten: (isShort) => {
      isShortened = isShort;
    },
  };
}
