import { useState } from 'react';
import { useFailureText } from '@/components/auth';
import type { LayoutNode } from '@/core/model/page';
import * as messages from '@/core/rules/address/messages';
import { slugOf, slugProblem } from '@/core/rules/address/page-slug';
import { blankPage } from '@/core/rules/design/blank-page';
import { ApiError } from '@/services/api-error';
import { addPage } from '@/store/editor/design-calls';
import { useEditorDispatch } from '@/store/editor/hooks';
import type { EditorThunk } from '@/store/editor/inject';
import { layoutToCopy } from '@/store/editor/pages';
import type { PageRow } from '../list/page-list';
import { nameProblem } from '../list/page-text-problems';
import { NEW_PAGE_PRESETS, NOTHING, type PageStart } from './presets';

export interface NewPageOptions {
  rows: readonly PageRow[];
  /** The address that it is to have, where that is known before its name. */
  slug?: string | undefined;
  start?: PageStart | undefined;
  onAdded: (slug: string) => void;
}

type Problems = Partial<Record<'name' | 'slug', string>>;

export function useNewPage({ rows, slug: fixedSlug, start: first, onAdded }: NewPageOptions) {
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const [name, setName] = useState(fixedSlug === undefined ? '' : nameOf(fixedSlug));
  const [ownSlug, setOwnSlug] = useState(fixedSlug);
  const [start, setStart] = useState(first ?? NOTHING);
  const [hasSubmitted, setSubmitted] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [refused, setRefused] = useState<Problems & { failure?: string }>({});
  const slug = ownSlug ?? slugOf(name);
  const problems = problemsOf(name, slug, rows);
  // Before somebody has tried to add it nothing is missing yet.
  const isReported = hasSubmitted || name.trim() !== '';

  const refuse = (error: unknown) => {
    const words = failureWords(error);
    const isOfAddress = error instanceof ApiError && ['name', 'slug'].includes(error.path);
    setRefused(isOfAddress ? { slug: words } : { failure: words });
  };

  const add = async () => {
    setSubmitted(true);
    if (problems.name || problems.slug || isAdding) return;
    setAdding(true);
    setRefused({});
    try {
      const layout = await dispatch(layoutOf(start));
      const address = ownSlug === undefined ? {} : { slug };
      onAdded((await dispatch(addPage(name.trim(), layout, address))).slug);
    } catch (error) {
      refuse(error);
      setAdding(false);
    }
  };

  return {
    ...{ name, slug, start, setStart, isAdding, add },
    hasOwnSlug: ownSlug !== undefined,
    problems: { ...refused, ...(isReported && problems) },
    failure: refused.failure,
    setName: (next: string) => {
      setName(next);
      setRefused({});
    },
    setSlug: (next: string) => {
      setOwnSlug(next.trim());
      setRefused({});
    },
    deriveSlug: () => setOwnSlug(undefined),
  };
}

/** `summer-sale` as `Summer sale`. */
const nameOf = (slug: string): string => blankPage(slug.replaceAll('-', ' ')).pageName;

/** Checks by the rules and in the words of the server. */
function problemsOf(name: string, slug: string, rows: readonly PageRow[]): Problems {
  const wrong = nameProblem(name);
  if (wrong) return { name: wrong };
  const taken = rows.find(({ page, kind }) => page === slug && kind === 'own');
  const problem =
    slugProblem(slug) ?? (taken ? messages.slugTaken({ slug, name: taken.name }) : null);
  return problem ? { slug: problem } : {};
}

const layoutOf =
  (start: PageStart): EditorThunk<Promise<LayoutNode[]>> =>
  async (dispatch) => {
    if (start.kind === 'copy') return dispatch(layoutToCopy(start.slug));
    const preset = NEW_PAGE_PRESETS.find(({ id }) => start.kind === 'preset' && id === start.id);
    return [...(preset?.layout ?? [])];
  };
