import { aliases, choice } from './fields';

/** The elements a text may be (spec 3). */
const TEXT_TAGS = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'span', 'div'] as const),
  ...(['strong', 'em', 'mark', 'small', 'code', 'pre'] as const),
] as const;

/** Separate from its block, so that a page can check for its heading. */
export const textTag = aliases(choice(TEXT_TAGS, 'p'), 'tag', 'variant');
