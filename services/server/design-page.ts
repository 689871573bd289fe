import { loadPreview } from './preview-page';
import type { PageRequest } from './shop-page';

/**
 * The data function of the design editor and of its preview (spec 2): who opens it is found out in the
 * browser.
 */
export async function loadDesign(request: PageRequest) {
  request.doNotKeep();
  const previewed = request.query('preview');
  return previewed === undefined ? EDITOR : loadPreview(request, previewed);
}

const EDITOR = {
  head: { title: 'Design', canonicalPath: '/design', isIndexed: false },
  data: { isAlone: true },
};
