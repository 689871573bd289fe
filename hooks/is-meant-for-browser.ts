type Modifiers = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>;

/** A new tab or window, a download, another frame: the browser does these better. */
export function isMeantForBrowser(
  event: Modifiers,
  { target, download }: HTMLAnchorElement,
): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return (
    isModified || event.button !== 0 || (target !== '' && target !== '_self') || download !== ''
  );
}
