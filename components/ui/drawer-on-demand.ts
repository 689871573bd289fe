import { useState } from 'react';

/** True once a drawer has been open: loaded on first use, then kept mounted for its closing animation. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
