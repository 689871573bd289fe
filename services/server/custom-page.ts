import { UNLISTED_SLUGS } from '@/core/model/page';
import { slugProblem } from '@/core/rules/address/page-slug';
import { loadStored, withData, withDesigned } from './designed-page';
import type { PageRequest } from './shop-page';

/** A page of the shop's own by its slug (spec 2): title and description are the page's. */
export async function loadCustomPage(request: PageRequest) {
  const slug = request.param('slug');
  if (slugProblem(slug) !== null) return null;
  const stored = await loadStored(request, slug);
  if (!stored) return null;
  return {
    head: {
      title: stored.pageName,
      ...(stored.description && { description: stored.description }),
      canonicalPath: `/${slug}`,
      isIndexed: !UNLISTED_SLUGS.includes(slug),
    },
    ...withDesigned({ data: {} }, await withData(request, stored)),
  };
}
