/** Elements that show nothing; of them Next's while developing, which hides a page without scripts. */
const IDLE = 'script, noscript, link[rel="preload"], link[rel="expect"], [data-next-hide-fouc]';

/**
 * Of a page of the shop, as the server sends it, what is built in: without scripts, without what stands
 * around it, and without the blocks that an admin has put beside it. Null where none of them is for it: what
 * the page shows then is all designed.
 */
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
