import { UNLISTED_SLUGS } from '@/core/model/page';
import { slugProblem } from '@/core/rules/address/page-slug';
import { loadSavedLayout, withData, withDesigned } from './designed-page';
import type { PageRequest } from './shop-page';

/** A page of the shop's own by its slug (spec 2): title and description are the page's. */
export async function loadCustomPage(request: PageRequest) {
  const slug = request.param('slug');
  if (slugProblem(slug) !== null) return null;
  const page = await loadSavedLayout(request, slug);
  if (!page) return null;
  return {
    head: {
      title: page.pageName,
      ...(page.description && { description: page.description }),
      canonicalPath: `/${slug}`,
      isIndexed: !UNLISTED_SLUGS.includes(slug),
    },
    ...withDesigned({ data: {} }, await withData(request, page)),
  };
}
