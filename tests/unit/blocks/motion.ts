import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The shopper's system asks for no motion, until the mocks are restored. */
export function askForNoMotion(): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    media: '',
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  });
}

/** The tab goes out of sight or comes back, until the mocks are restored. */
export async function hidePage(isHidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

/** Lets time pass on the fake clock. */
export async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTime(ms));
}
