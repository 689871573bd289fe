import { useState } from 'react';

/**
 * Whether a drawer has ever been open. What opens on demand is rendered from then on, and stays, so that
 * its code is loaded when first wanted and its closing is seen.
 */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
