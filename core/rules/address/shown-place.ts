import { inHyphens } from '../../values/in-hyphens';

let latest = { address: '', path: '', category: '' };

/** Path and category of the page shown, by which links are marked, worked out once: a page has dozens of links. */
export function shownPlace(address: string): Readonly<typeof latest> {
  if (latest.address !== address) {
    latest = { address, path: pathIn(address), category: categoryIn(address) };
  }
  return latest;
}

/** The path of an address or a link. */
export const pathIn = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** The category in an address, as addresses write one. */
export function categoryIn(address: string): string {
  const [, query] = (address.split('#', 1)[0] ?? '').split('?', 2);
  return inHyphens(new URLSearchParams(query).get('category') ?? '');
}
