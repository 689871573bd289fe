/** Elements that show nothing; of them Next's while developing, which hides a page without scripts. */
const IDLE = 'script, noscript, link[rel="preload"], link[rel="expect"], [data-next-hide-fouc]';

/** Returns a page of the shop with its built-in content alone and no scripts; null where all of it is designed. */
export function contentAlone(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(IDLE)) element.remove();
  const designed = page.querySelector('main [data-page]');
  const content = (designed ?? page).querySelector(designed ? '[data-page-content]' : 'main');
  if (!content) return null;
  let part: Element | null = content;
  while (part && part !== page.body) {
    for (const other of [...(part.parentElement?.children ?? [])])
      if (other !== part) other.remove();
    part = part.parentElement;
  }
  const main = page.querySelector('main');
  if (main) main.style.minHeight = '0';
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
