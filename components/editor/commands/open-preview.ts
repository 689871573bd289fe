import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { EditorRootState, EditorThunk } from '@/store/editor/inject';
import { isChanged, selectTree } from '@/store/editor/selectors';
import { FOOTER_ID, HEADER_ID, pageId } from '@/store/editor/state';

/** Its address is that of a product: the preview knows one. */
const PRODUCT_SLUG = 'product';

/**
 * Shows the page as shoppers see it, in a tab of its own: with what is not saved of it, of the header and
 * of the footer, which show on the home page themselves; else the live page.
 */
export const openPreview = (): EditorThunk => (_, getState) => {
  const slug = selectTree(getState())?.slug || DEFAULT_PAGE_SLUG;
  window.open(addressOf(getState(), slug), '_blank', 'noopener');
};

function addressOf({ editor }: EditorRootState, slug: string): string {
  const { documents, tab } = editor;
  const isUnsaved = [pageId(slug), HEADER_ID, FOOTER_ID].some((id) => {
    const document = documents[id];
    return document !== undefined && isChanged(document);
  });
  // Where the browser keeps no drafts no tab is named, and the preview says that it lacks them.
  if (isUnsaved) return `/design?preview=${slug}&tab=${tab ?? ''}`;
  if (slug === PRODUCT_SLUG) return `/design?preview=${slug}`;
  return slug === DEFAULT_PAGE_SLUG ? '/' : `/${slug}`;
}
