import { serialize } from 'parse5';
import type { Fragment } from './elements';
import { makeInert } from './make-inert';
import { parseBlock, roomFor } from './parse-block';

interface Settled {
  html: string;
  /** The tree that a browser would build. */
  fragment: Fragment;
}

/** Markup that means something else each time it is read is soon through with it, or never. */
const MAX_ROUNDS = 5;
const NOTHING: Settled = { html: '', fragment: { nodeName: '#document-fragment', childNodes: [] } };

/**
 * HTML that nothing of stands out of its block and nothing of runs, written so that whoever parses it
 * gets exactly what was seen here: it is read and written anew until that changes nothing. It is cut where
 * it comes to more than there is room for (`parseBlock`), and left out where it does not come to rest.
 */
export function settle(content: string): Settled {
  let html = content;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const room = roomFor(html);
    const fragment = parseBlock(html, { room });
    makeInert(fragment, room);
    const written = serialize(fragment);
    if (written === html) return { html, fragment };
    html = written;
  }
  return NOTHING;
}

/**
 * Returns what an html block's content becomes in the HTML of a page (spec 4, "Html component"): the same as
 * its author wrote it, but balanced, so that no tag of it ends anything around it, and with its scripts set
 * aside (`core/rules/security/script-kind.ts`) for `blocks/types/html` to run. `<base>` and what `<meta>`
 * says of a document is left out, and so is what comes after more elements than a page can show. Rendered
 * content is rendered as it is.
 */
export const renderHtml = (content: string): string => settle(content).html;
