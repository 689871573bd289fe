import { settle } from './settle';

/**
 * Returns what an html block's content becomes in the HTML of a page (spec 4, "Html component"): the same as
 * its author wrote it, but balanced, so that no tag of it ends anything around it, and with its scripts set
 * aside (`core/rules/security/script-kind.ts`) for `components/blocks/html` to run. `<base>` and what `<meta>`
 * says of a document is left out, and so is what comes after more elements than a page can show. Delivered
 * content is delivered as it is.
 */
export function renderHtml(content: string): string {
  return settle(content).html;
}
