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
  cookies.set(TOKEN_COOKIE, token, attributes);
  cookies.set(USER_COOKIE, JSON.stringify(user), attributes);
}

export function forgetSession(): void {
  for (const name of [TOKEN_COOKIE, USER_COOKIE]) cookies.remove(name, { path: '/' });
}

/** The session that the browser keeps; what is left of half a one is cleared (spec 4, 8). */
export function restoreSession(): AdminSession | null {
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
