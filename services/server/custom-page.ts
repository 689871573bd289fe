import { BUILT_IN_SLUGS, UNLISTED_SLUGS } from '@/core/model/page';
import { loadStored, withData } from './designed-page';
import type { PageRequest } from './shop-page';

const BUILT_IN: readonly string[] = BUILT_IN_SLUGS;

/** A page of the shop's own by its slug (spec 2): title and description are the page's. */
export async function loadCustomPage(request: PageRequest) {
  const slug = request.param('slug');
  if (BUILT_IN.includes(slug)) return null;
  const stored = await loadStored(request, slug);
  if (!stored) return null;
  return {
    head: {
      title: stored.pageName,
      canonicalPath: `/${slug}`,
      isIndexed: !UNLISTED_SLUGS.includes(slug),
    },
    data: { designed: await withData(request, stored) },
  };
}
