import type { PageRequest } from './shop-page';

/** The data function of the design editor (spec 2): who opens it is found out in the browser. */
export async function loadDesign({ doNotKeep }: PageRequest) {
  doNotKeep();
  return {
    head: { title: 'Design', canonicalPath: '/design', isIndexed: false },
    data: { isAlone: true },
  };
}
