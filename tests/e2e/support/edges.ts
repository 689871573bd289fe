import type { Page } from 'playwright/test';

interface Edge {
  /** What begins there, in its own words. */
  part: string;
  left: number;
}

/** Returns where each part of a page begins: header, every section of its content, of its footer, and a drawer that is open. */
export const edgesOf = (page: Page): Promise<Edge[]> => page.evaluate(readEdges);

/** Where everything begins on a page of that width: 16 to 40 px from its edge, or in the middle 1600 px of it. */
export const insetAt = (width: number): number =>
  Math.max(0, (width - 1600) / 2) + Math.min(40, Math.max(16, width * 0.04));

/** Runs in the page. What begins at the very edge is a ground or a picture that spans the page. */
function readEdges(): Edge[] {
  const GROUND_PX = 0.5;
  const isClear = (color: string) => /^(transparent|rgba\(.*, 0\))$/.test(color);
  const paints = (element: Element) => {
    if (element.matches('img, svg, input, select, video')) return true;
    const { backgroundColor, borderLeftWidth, borderLeftColor } = getComputedStyle(element);
    const hasEdge = Number.parseFloat(borderLeftWidth) > 0 && !isClear(borderLeftColor);
    return hasEdge || !isClear(backgroundColor);
  };
  /** A sixth of an icon is air on either side. */
  const outlineOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return { left: element.matches('svg') ? left + width / 6 : left, width };
  };
  const isWithin = ({ left }: { left: number }) => left > GROUND_PX;
  const boxesOf = (element: Element) => {
    const boxes = paints(element) ? [outlineOf(element)].filter(isWithin) : [];
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  const leftOf = (root: Element) => {
    const lefts = [root, ...root.querySelectorAll('*')]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => !element.closest('.visually-hidden'))
      .flatMap(boxesOf)
      .filter(({ width, left }) => width > 2 && left > -GROUND_PX)
      .map(({ left }) => left);
    return Math.min(...lefts);
  };
  /** Past frames around all of a page. */
  const sectionsOf = (root: Element | null): Element[] => {
    const sections = [...(root?.children ?? [])].filter(
      (child) => child.checkVisibility() && child.getBoundingClientRect().height > 1,
    );
    const [first] = sections;
    if (!first) return root ? [root] : [];
    return sections.length === 1 && !first.matches('ul, form, section')
      ? sectionsOf(first)
      : sections;
  };

  const dialog = document.querySelector('.MuiDrawer-paper');
  const bar = document.querySelector('header :is(nav, a)')?.closest('header > *');
  const parts = dialog
    ? sectionsOf(dialog)
    : [
        ...(bar ? [bar] : []),
        ...sectionsOf(document.querySelector('main')),
        ...sectionsOf(document.querySelector('body > div footer')),
      ].filter((part) => !part.matches('nav'));
  return parts
    .map((part) => ({ part: part.textContent?.trim().slice(0, 40) ?? '', left: leftOf(part) }))
    .filter(({ left }) => Number.isFinite(left));
}
