import { defaultTreeAdapter, html, parseFragment } from 'parse5';
import type { Fragment } from './elements';

interface ParseOptions {
  /** Whether what stands in `noscript` is text, as where scripts run, or markup. */
  isScripting?: boolean;
}

/** Enough for any text however short. */
const MIN_ELEMENTS = 1000;

class TooManyElements extends Error {}

/**
 * HTML as a browser would parse it inside a div; null where it would come to more elements than it has
 * room to name: unclosed formatting is opened again in every paragraph, which lets a short text grow
 * without end.
 */
export function parseBlock(
  text: string,
  { isScripting = true }: ParseOptions = {},
): Fragment | null {
  let left = MIN_ELEMENTS + text.length / 2;
  const createElement: typeof defaultTreeAdapter.createElement = (...element) => {
    left -= 1;
    if (left < 0) throw new TooManyElements();
    return defaultTreeAdapter.createElement(...element);
  };
  const container = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  try {
    return parseFragment(container, text, {
      scriptingEnabled: isScripting,
      treeAdapter: { ...defaultTreeAdapter, createElement },
    });
  } catch (error) {
    if (error instanceof TooManyElements) return null;
    throw error;
  }
}
