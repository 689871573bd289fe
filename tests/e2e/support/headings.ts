import type { Page } from 'playwright/test';

export interface HeadingLook {
  text: string;
  sizePx: number;
  /** The first family of its typeface. */
  family: string;
  color: string;
}

/** Returns how every heading of a page looks that can be seen. */
export const headingsOf = (page: Page): Promise<HeadingLook[]> => page.evaluate(readHeadings);

/** Runs in the page. What is there for screen readers alone is one px wide. */
function readHeadings(): HeadingLook[] {
  return [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => heading.checkVisibility() && heading.clientWidth > 1)
    .map((heading) => {
      const { fontSize, fontFamily, color } = getComputedStyle(heading);
      return {
        text: heading.textContent ?? '',
        sizePx: Number.parseFloat(fontSize),
        family: fontFamily.split(',')[0] ?? '',
        color,
      };
    });
}
