import Cookies from 'js-cookie';
import { type AdminSession, SESSION_SECONDS, TOKEN_COOKIE, USER_COOKIE } from '@/core/model/admin';
import { isObject } from '@/core/values/is-object';
import { parsed } from '@/store/persistence/browser-storage';

/** Values are URI-encoded exactly once (spec 4); by itself the package leaves some signs as they are. */
const cookies = Cookies.withConverter<string>({
  read: (value) => decodeURIComponent(value),
  write: (value) => encodeURIComponent(value),
});

/** Keeps a session in the browser for seven days (spec 9). */
export function keepSession({ token, user }: AdminSession): void {
  const attributes: Cookies.CookieAttributes = {
    // As the server's own cookie of the session, by no date: what a page takes for the time may not be the browser's.
    'max-age': String(SESSION_SECONDS),
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  };
  forgetForeign();
  cookies.set(TOKEN_COOKIE, token, attributes);
  cookies.set(USER_COOKIE, JSON.stringify(user), attributes);
}

const NAMES = [TOKEN_COOKIE, USER_COOKIE];

export function forgetSession(): void {
  for (const name of NAMES) cookies.remove(name, { path: '/' });
  forgetForeign();
}

/**
 * Removes cookies of these names that other hosts of the domain have set, such as a script of the shop: a browser hands
 * them over beside our own, those of a longer path first, and tells nobody whose is whose.
 */
function forgetForeign(): void {
  const { hostname, pathname } = window.location;
  const labels = hostname.split('.');
  const domains = labels.slice(1).map((_, at) => labels.slice(at + 1).join('.'));
  const folders = pathname.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'));
  const paths = new Set(['/', ...folders.flatMap((folder) => [folder || '/', `${folder}/`])]);
  for (const name of NAMES) {
    for (const domain of domains) {
      for (const path of paths) cookies.remove(name, { domain, path });
    }
  }
}

const hasForeign = (): boolean =>
  NAMES.some((name) => document.cookie.split('; ').filter(isNamed(name)).length > 1);

const isNamed = (name: string) => (cookie: string) => cookie.startsWith(`${name}=`);

/** The session that the browser keeps; what is left of half a one is cleared (spec 4, 8). */
export function restoreSession(): AdminSession | null {
  if (hasForeign()) forgetForeign();
  const session = readSession();
  if (!session) forgetSession();
  return session;
}

export function readSession(): AdminSession | null {
  const token = cookies.get(TOKEN_COOKIE);
  const user = parseUser(cookies.get(USER_COOKIE));
  return token && user ? { token, user } : null;
}

/** Other fields are kept as they come; what a user lacks is no text of anybody. */
function parseUser(text = ''): AdminSession['user'] | null {
  const session = parsed(text);
  if (!isObject(session)) return null;
  const { id, email, role, name, ...more } = session;
  const named = typeof name === 'string' && { name };
  return { ...more, id: asText(id), email: asText(email), role: asText(role), ...named };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
