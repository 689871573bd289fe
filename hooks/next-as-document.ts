import type { NextRouter } from 'next/router';

/** Has the next page that a link leads to open as a document of its own: this one is not to go on. */
export function openNextAsDocument(events: NextRouter['events']): void {
  events.on('routeChangeStart', (url: string) => window.location.assign(url));
}
