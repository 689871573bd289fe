import type { Target } from './load';
import { fetchText } from './page-weight';

const LOCATION = /<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g;
const PAGE_SIZE = 15;
/** As many addresses as a warm-up visits, so that all of them are kept by then. */
const MOST_ADDRESSES = 200;

export interface PageKind {
  name: string;
  paths: string[];
  budgets: typeof BUILT_IN_BUDGETS;
}

/** Of pages as they are built in: processor time beside the plain cards, compressed KB. */
const BUILT_IN_BUDGETS = { cpuRatio: 2.5, scriptKb: 170, htmlKb: 20 };

/** Of pages that their shop has designed. */
export const DESIGNED_BUDGETS = { cpuRatio: 4.5, scriptKb: 185, htmlKb: 30 };

/** The element that the blocks of a designed page stand in. */
const DESIGNED = / data-page="/;

/** The addresses of a shop's pages by kind, as its site map tells them. */
export async function shopPages(target: Target): Promise<PageKind[]> {
  const map = await fetchText(target, '/sitemap.xml');
  const paths = [...map.matchAll(LOCATION)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
  const products = paths.filter((path) => path.startsWith('/product/'));
  const pages = Math.ceil(products.length / PAGE_SIZE);
  const numbered = Array.from({ length: pages }, (_, at) => `/shop?page=${at + 1}`);
  const categories = paths.filter((path) => path.startsWith('/shop?'));
  return [
    { name: 'home', paths: ['/'], budgets: await homeBudgets(target) },
    {
      name: 'listing',
      paths: [...categories, ...numbered].slice(0, MOST_ADDRESSES),
      budgets: BUILT_IN_BUDGETS,
    },
    { name: 'product', paths: products.slice(0, MOST_ADDRESSES), budgets: BUILT_IN_BUDGETS },
  ];
}

async function homeBudgets(target: Target) {
  return DESIGNED.test(await fetchText(target, '/')) ? DESIGNED_BUDGETS : BUILT_IN_BUDGETS;
}

/** One address after the other, over and over. */
export function rotate(paths: readonly string[]): () => string {
  let at = 0;
  return () => paths[at++ % paths.length] ?? '/';
}

/** The same, each time by an address that opens something of one shopper's: such a page is kept by nobody. */
export const rotateAnew = (paths: readonly string[]) => rotateWith(paths, () => `order=${visits}`);

/** The same, each time as an advertisement leads there: by keys that no visit had before. */
export const rotateLandings = (paths: readonly string[]) =>
  rotateWith(
    paths,
    () => `utm_source=ads&utm_medium=cpc&utm_campaign=${visits}&gclid=${CLICK_ID}${visits}`,
  );

const CLICK_ID = 'EAIaIQobChMI7u3Z0r2x'.repeat(4);
let visits = 0;

function rotateWith(paths: readonly string[], nextQuery: () => string): () => string {
  const next = rotate(paths);
  return () => {
    const path = next();
    visits += 1;
    return `${path}${path.includes('?') ? '&' : '?'}${nextQuery()}`;
  };
}
