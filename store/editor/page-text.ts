import { type Conflict, conflictsOf, differing } from '@/core/values/value-conflicts';
import { loadPageLayout } from '@/services/design';
import { isOutdated, renamePage } from './design-calls';
import type { EditorThunk } from './inject';
import { documentNamed, pageId } from './state';

export type PageText = {
  name: string;
  /** '' for none. */
  description: string;
};

export interface PageTextConflict {
  theirs: PageText;
  conflicts: readonly Conflict<string>[];
}

/** Number of times that a save is tried anew by itself, where what others have saved meanwhile is something else. */
const TRIES = 3;

/** @throws ApiError; 404 where nothing is stored of the page. */
export function loadPageText(slug: string): EditorThunk<Promise<PageText>> {
  return async (_, getState) => {
    const { hostname } = getState().shop;
    const { pageName: name, description = '' } = await loadPageLayout(hostname, slug);
    return { name, description };
  };
}

/** Saves a page's name and description, merged with others' changes; returns the conflicts. @throws ApiError */
export function describePage(
  slug: string,
  from: PageText,
  mine: PageText,
  tries = TRIES,
): EditorThunk<Promise<PageTextConflict | null>> {
  return async (dispatch) => {
    const { name, description } = mine;
    try {
      await dispatch(renamePage(slug, name, { description, from }));
      dispatch(documentNamed({ id: pageId(slug), name }));
      return null;
    } catch (error) {
      if (!isOutdated(error) || tries === 0) throw error;
    }
    const theirs = await dispatch(loadPageText(slug));
    const conflicts = conflictsOf<string>({ base: from, mine, theirs });
    if (conflicts.length > 0) return { theirs, conflicts };
    const both = { ...theirs, ...differing<string>(mine, from) };
    return dispatch(describePage(slug, theirs, both, tries - 1));
  };
}
