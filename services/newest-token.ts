import Cookies from 'js-cookie';
import { TOKEN_COOKIE, USER_COOKIE } from '@/core/model/admin';
import { ApiError } from './api-error';

const LOCK = 'hemline:session-token';

/**
 * Works while no other tab of the browser does: one gets the session that they share a new token, others wait for it. Where
 * pages are not encrypted there are no locks, and nobody waits.
 */
export const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  globalThis.navigator?.locks ? navigator.locks.request(LOCK, work) : work();

/**
 * Makes a call. One that was on its way with a token that another call has replaced is refused as nobody's, and is made
 * again with the new one, if that is the same person's.
 */
export async function withNewestToken<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const sent = readCookies();
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const newest = await inTurn(async () => readCookies());
    if (newest.user !== sent.user || newest.token === sent.token) throw error;
    return call();
  }
}

const readCookies = () => ({ token: Cookies.get(TOKEN_COOKIE), user: Cookies.get(USER_COOKIE) });
