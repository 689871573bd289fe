import { serialize } from 'parse5';
import type { Fragment } from './elements';
import { makeInert } from './make-inert';
import { parseBlock } from './parse-block';

interface Settled {
  html: string;
  /** What a browser makes of it. */
  fragment: Fragment;
}

/** Markup that means something else each time it is read is soon through with it, or never. */
const MAX_ROUNDS = 5;
const NOTHING: Settled = { html: '', fragment: { nodeName: '#document-fragment', childNodes: [] } };

/**
 * HTML that nothing of stands out of its block and nothing of runs, written so that whoever parses it
 * gets exactly what was seen here: it is read and written anew until that changes nothing. What does not
 * come to rest is left out.
 */
export function settle(content: string): Settled {
  let html = content;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fragment = parseBlock(html);
    if (!fragment) return NOTHING;
    makeInert(fragment);
    const written = serialize(fragment);
    if (written === html) return { html, fragment };
    html = written;
  }
  return NOTHING;
}
