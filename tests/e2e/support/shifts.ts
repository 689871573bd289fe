import type { Page } from 'playwright/test';

/** What a glyph of a late typeface moves, and no more. */
const UNSEEN_SHIFT = 0.0005;

interface Shift {
  value: number;
  moved: string[];
}

/** Has every page that is opened from now on keep what moves in it by itself, for visitors who mind no motion. */
export async function watchShifts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(keepShifts);
}

/** What has moved so far by itself. */
export async function seenShifts(page: Page): Promise<Shift[]> {
  const shifts: Shift[] = await page.evaluate('window.shifts');
  return shifts.filter(({ value }) => value >= UNSEEN_SHIFT);
}

interface LayoutShiftAttribution {
  node?: Node;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/** Runs in the page: keeps what moved by itself, and where it was found. */
function keepShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
  const describe = ({ node, previousRect, currentRect }: LayoutShiftAttribution) => {
    const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
    return `${what} from ${place(previousRect)} to ${place(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue;
      shifts.push({ value: Number(entry.value), moved: entry.sources.map(describe) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
