import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { EditorThunk } from '@/store/editor/inject';
import { selectTree } from '@/store/editor/selectors';

/** Shows the page as shoppers see it by now, in a tab of its own; header and footer on the home page. */
export function openLivePage(): EditorThunk {
  return (_, getState) => {
    const slug = selectTree(getState())?.slug ?? '';
    const path = slug === '' || slug === DEFAULT_PAGE_SLUG ? '/' : `/${slug}`;
    window.open(path, '_blank', 'noopener');
  };
}
