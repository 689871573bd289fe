import type { Page } from 'playwright/test';
import { type InjectionVector, TRIED_VECTORS } from '@/tests/support/injection-vectors';
import type { HtmlBlockSite } from './html-block-site';

/** So many are shown at a time, each in a frame. */
const BATCH_SIZE = 24;
const UNTIL_SCRIPTS_RAN_MS = 400;

export function vectorBatches(): InjectionVector[][] {
  const count = Math.ceil(TRIED_VECTORS.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) =>
    TRIED_VECTORS.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}

/** Shows a page for each vector, and lets time pass. The time is Playwright's. */
export async function showVectors(
  page: Page,
  site: HtmlBlockSite,
  batch: readonly InjectionVector[],
  write: (text: string) => string,
): Promise<void> {
  const paths = batch.map((_, index) => `/${index}`);
  batch.forEach(({ text }, index) => {
    site.setPage(write(text), [], paths[index]);
  });
  site.setPage(paths.map((path) => `<iframe src="${path}"></iframe>`).join(''), []);
  await page.goto(site.origin);
  await page.clock.runFor(UNTIL_SCRIPTS_RAN_MS);
}

/** What has become of a page. */
interface Seen {
  path: string | undefined;
  /** Where what stands beside the content is. */
  parent: string | undefined;
  /** How it and its parent look. */
  looks: string[];
}

export function seenInFrames(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map(({ contentDocument: inside }) => {
      const after = inside?.getElementById('after');
      const looks = [after, after?.parentElement].map((element) => {
        if (!element) return 'gone';
        const { display, visibility, position, backgroundImage } = getComputedStyle(element);
        return [display, visibility, position, backgroundImage].join(' ');
      });
      return { path: inside?.location.pathname, parent: after?.parentElement?.tagName, looks };
    }),
  );
}

/** Takes every focus, follows every link and sends every form whose address is none of the web. */
export function pressEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isOdd = (address: unknown) => /^\s*(?!https?:)[a-z]+\s*:/i.test(String(address));
    const all = <E extends Element>(selector: string) =>
      [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => [
        ...(contentDocument?.querySelectorAll<E>(selector) ?? []),
      ]);
    for (const field of all<HTMLElement>('[autofocus], [tabindex]')) field.focus();
    for (const link of all<HTMLAnchorElement>('a, area')) {
      if (!isOdd(link.href) && !isOdd(link.getAttribute('href'))) continue;
      link.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    }
    for (const button of all<HTMLButtonElement>('button')) {
      if (isOdd(button.formAction) || isOdd(button.form?.action)) button.click();
    }
  });
}
