const FILE = /\.\w+$/;

/** Returns whether a link leads to a file, such as a size chart, which takes no cart. */
export const leadsToFile = ({ pathname }: HTMLAnchorElement): boolean => FILE.test(pathname);

/** The button of a mouse that opens a link in a tab of its own. */
export const AUXILIARY_BUTTON = 1;

/** The link of this site that a click follows, in this tab or another; null where it follows none. */
export function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link : null;
}
