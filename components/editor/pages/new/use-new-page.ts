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
import { NOTHING, type PagePreset, type PageStart } from './page-start';

interface NewPageOptions {
  presets: readonly PagePreset[];
  rows: readonly PageRow[];
  slug: string | undefined;
  start: PageStart | undefined;
  onAdded: (slug: string) => void;
}

interface Problems {
  name?: string | undefined;
  slug?: string | undefined;
}

/** Holds the form of a new page, its problems, and adds it. */
export function useNewPage(options: NewPageOptions) {
  const { presets, rows, slug: fixedSlug, start: first = NOTHING, onAdded } = options;
  const dispatch = useEditorDispatch();
  const failureWords = useFailureText();
  const [name, setName] = useState(fixedSlug === undefined ? '' : nameOf(fixedSlug));
  const [ownSlug, setOwnSlug] = useState(fixedSlug);
  const [start, setStart] = useState(first);
  const [hasSubmitted, setSubmitted] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [refused, setRefused] = useState<Problems & { failure?: string }>({});
  const slug = ownSlug ?? slugOf(name);
  const problems = problemsOf({ name, slug, rows, hasSubmitted });

  const refuse = (error: unknown) => {
    const words = failureWords(error);
    const isOfAddress = error instanceof ApiError && ['name', 'slug'].includes(error.path);
    setRefused(isOfAddress ? { slug: words } : { failure: words });
  };

  const add = async () => {
    setSubmitted(true);
    const { name: nameless, slug: unfit } = problemsOf({ name, slug, rows, hasSubmitted: true });
    if (nameless || unfit || isAdding) return;
    setAdding(true);
    setRefused({});
    try {
      const layout = await dispatch(layoutOf(start, presets));
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
    problems: { ...refused, ...problems },
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

interface Entry {
  name: string;
  slug: string;
  rows: readonly PageRow[];
  /** True if somebody has tried to add it: before that nothing is missing yet. */
  hasSubmitted: boolean;
}

/** Checks by the rules and in the words of the server. */
function problemsOf({ name, slug, rows, hasSubmitted }: Entry): Problems {
  const wrong = nameProblem(name);
  if (name.trim() === '' && !hasSubmitted) return {};
  if (wrong) return { name: wrong };
  const taken = rows.find(({ page, kind }) => page === slug && kind === 'own');
  const problem =
    slugProblem(slug) ?? (taken ? messages.slugTaken({ slug, name: taken.name }) : null);
  return problem ? { slug: problem } : {};
}

const layoutOf =
  (start: PageStart, presets: readonly PagePreset[]): EditorThunk<Promise<LayoutNode[]>> =>
  async (dispatch) => {
    if (start.kind === 'copy') return dispatch(layoutToCopy(start.slug));
    const preset = presets.find(({ id }) => start.kind === 'preset' && id === start.id);
    return [...(preset?.layout ?? [])];
  };
