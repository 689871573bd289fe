import { vi } from 'vitest';
import { TOKEN_COOKIE, USER_COOKIE } from '@/core/model/admin';

export const USER = { id: '1', email: 'ada@linen.example', role: 'admin', name: 'Åda; “F,=%”' };

/** Leaves a cookie as somebody else would, its value as it is. */
export function setCookie(name: string, value: string, attributes = ''): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser has from elsewhere
  document.cookie = `${name}=${value}; path=/${attributes}`;
}

export function clearCookies(): void {
  for (const name of [TOKEN_COOKIE, USER_COOKIE]) setCookie(name, '', '; max-age=0');
}

/** The cookies there are, their values as they are. */
export function rawCookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s, 2)));
}

/** A session that this browser has from before. */
export function storeSession(user: object = USER, token = 'abc'): void {
  setCookie(TOKEN_COOKIE, token);
  setCookie(USER_COOKIE, encodeURIComponent(JSON.stringify(user)));
}

/** Has the tab come back to the front. */
export function returnToTab(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
}
