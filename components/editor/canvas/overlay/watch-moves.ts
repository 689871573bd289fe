/** Less than any share of a block that can be seen. */
const NEARLY_NOTHING = 1e-7;

/** The error that rounding may cause in a share. */
const ROUNDING = 1e-6;

type Leave = () => void;

/** Tells when a part of the sheet, null until it is there, may have moved or changed its size; free while all rests. */
export function watchMoves(sheet: HTMLElement, part: HTMLElement | null, tell: () => void): Leave {
  // The sheet may be drawn smaller than it is; what holds it is as large as it looks.
  const stage = sheet.parentElement ?? sheet;
  const place = part ? watchPlace(part, stage, tell) : watchArrivals(sheet, tell);
  const sizes = new ResizeObserver(() => {
    tell();
    place.renew();
  });
  for (const sized of [sheet, stage, part]) if (sized) sizes.observe(sized);
  return () => {
    sizes.disconnect();
    place.leave();
  };
}

function watchArrivals(sheet: HTMLElement, tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(sheet, { childList: true, subtree: true });
  return { renew: () => {}, leave: () => observer.disconnect() };
}

/**
 * Through a window that is cut around the part just as it stands: once it stands elsewhere less of it is to be
 * seen there, which the browser tells by itself. What is cut off by something else may show as much of itself
 * there as before, but not on the whole. The window is cut by the edges of the stage, and anew where those move.
 */
function watchPlace(part: HTMLElement, stage: HTMLElement, tell: () => void) {
  let leave: Leave = () => {};
  const renew = () => {
    leave();
    const moved = () => {
      tell();
      renew();
    };
    const rootMargin = windowAround(part, stage);
    const there = watchShare(part, { root: stage, rootMargin }, { first: tell, moved });
    const anywhere = watchShare(part, { root: stage }, { first: () => {}, moved });
    leave = () => {
      there();
      anywhere();
    };
  };
  renew();
  return { renew, leave: () => leave() };
}

/** Tells once another share of a part is to be seen than at first; `first`, where that is not all of it. */
function watchShare(
  part: HTMLElement,
  window: IntersectionObserverInit,
  on: Record<'first' | 'moved', () => void>,
): Leave {
  let current: IntersectionObserver;
  const watch = (last?: number) => {
    const threshold = last === undefined ? 1 : bounds(last);
    const observer = new IntersectionObserver(
      (entries) => {
        // What was under way may still come.
        if (observer !== current) return;
        const seen = entries.at(-1)?.intersectionRatio ?? 0;
        if (last !== undefined) return isOther(seen, last) ? on.moved() : undefined;
        if (seen < 1) on.first();
        if (observer !== current) return;
        observer.disconnect();
        watch(seen);
      },
      { ...window, threshold },
    );
    current = observer;
    observer.observe(part);
  };
  watch();
  return () => current.disconnect();
}

/** A share is left upwards and downwards. */
function bounds(share: number): number[] {
  const around = [share * (1 - ROUNDING), share * (1 + ROUNDING)];
  return [...new Set(around.map((bound) => Math.min(1, Math.max(NEARLY_NOTHING, bound))))];
}

const isOther = (share: number, last: number): boolean =>
  Math.abs(share - last) > Math.max(last * ROUNDING, NEARLY_NOTHING) / 2;

/** Rounds to whole pixels, as the browser takes no others; rather too large than too small. */
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
