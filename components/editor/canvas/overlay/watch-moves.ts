/** Less than any share of a block that can be seen. */
const NEARLY_NOTHING = 1e-7;

/** So much less than a share that rounding does not count. */
const SURELY_LESS = 1 - 1e-6;

/**
 * Tells when a part of the sheet has moved or changed its size, or may have, until the function that is
 * returned is called. It costs nothing as long as all rests.
 *
 * @param part null for one that is not there yet.
 */
export function watchMoves(
  sheet: HTMLElement,
  part: HTMLElement | null,
  tell: () => void,
): () => void {
  const sizes = new ResizeObserver(tell);
  sizes.observe(sheet);
  if (part) sizes.observe(part);
  // The sheet may be drawn smaller than it is; what holds it is as large as it looks.
  const stage = sheet.parentElement ?? sheet;
  const leave = part ? watchPlace(part, stage, tell) : watchArrivals(sheet, tell);
  return () => {
    sizes.disconnect();
    leave();
  };
}

function watchArrivals(sheet: HTMLElement, tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(sheet, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Through a window that is cut around the part just as it stands: once it stands elsewhere less of it is to be
 * seen there, which the browser tells by itself.
 */
function watchPlace(part: HTMLElement, stage: HTMLElement, tell: () => void): () => void {
  let observer: IntersectionObserver | null = null;

  /** @param share how much of the part is to be seen as it stands: something else may cut it off. */
  const watch = (share: number) => {
    observer?.disconnect();
    let isFirst = true;
    const look = (entries: IntersectionObserverEntry[]) => {
      const seen = entries.at(-1)?.intersectionRatio ?? 0;
      const stays = isFirst && (share < 1 || seen === 1);
      if (!stays) {
        tell();
        watch(isFirst ? Math.max(NEARLY_NOTHING, seen * SURELY_LESS) : 1);
      }
      isFirst = false;
    };
    const rootMargin = windowAround(part, stage);
    observer = new IntersectionObserver(look, { root: stage, rootMargin, threshold: share });
    observer.observe(part);
  };

  watch(1);
  return () => observer?.disconnect();
}

/** In whole pixels, as the browser takes no others; rather too large than too small. */
function windowAround(part: HTMLElement, stage: HTMLElement): string {
  const [of, within] = [part.getBoundingClientRect(), stage.getBoundingClientRect()];
  const sides = [
    of.top - within.top,
    within.right - of.right,
    within.bottom - of.bottom,
    of.left - within.left,
  ];
  return sides.map((side) => `${-Math.floor(side)}px`).join(' ');
}
