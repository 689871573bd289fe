import type { Page, Route } from 'playwright/test';

/** A server's own words. */
export const SERVER_WORDS = 'The shelves are being moved.';

const JSON_TYPE = 'application/json';

/** How a backend fails, as a browser meets it. */
export const FAULTS = {
  refused: (route: Route) => route.abort('connectionrefused'),
  words: (route: Route) =>
    route.fulfill({ status: 429, json: { status: 429, message: SERVER_WORDS } }),
  wordless: (route: Route) => route.fulfill({ status: 500, json: { status: 500 } }),
  page: (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'status 1': (route: Route) => route.fulfill({ json: { status: 1 } }),
  'cut short': (route: Route) =>
    route.fulfill({ contentType: JSON_TYPE, body: '{"status":0,"data":{"pro' }),
  nothing: (route: Route) => route.fulfill({ contentType: JSON_TYPE, body: '' }),
  'wrong shape': (route: Route) => route.fulfill({ json: { status: 'fine', data: 7 } }),
} satisfies Record<string, (route: Route) => Promise<void>>;

export type FaultName = keyof typeof FAULTS;

/** Has calls to a path of the backend fail. Tells how many came, and ends it. */
export async function failing(page: Page, path: string, name: FaultName) {
  const address = `**/api/backend${path}`;
  let count = 0;
  const fail = (route: Route) => {
    count += 1;
    return FAULTS[name](route);
  };
  await page.route(address, fail);
  return { count: () => count, end: () => page.unroute(address, fail) };
}
