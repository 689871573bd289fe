import Router from 'next/router';

/** Names the element by which a document tells search engines of the page it was sent with. */
export const STRUCTURED_DATA_ID = 'structured-data';

/** Removes what the document tells of the page that was opened once another one is shown. Returns what ends it. */
export function dropStructuredData(): () => void {
  const drop = () => document.getElementById(STRUCTURED_DATA_ID)?.remove();
  Router.events.on('routeChangeComplete', drop);
  return () => Router.events.off('routeChangeComplete', drop);
}
