/**
 * Gives the focus back to what had it before a popup that goes, unless somebody has gone elsewhere meanwhile. As a
 * layout effect is cleaned up the popup is still there, and the focus in it.
 */
export function giveFocusBack(popup: Element, before: HTMLElement, options?: FocusOptions): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || popup.contains(activeElement);
  if (isLost) before.focus(options);
}
