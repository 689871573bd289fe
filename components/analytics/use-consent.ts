import { useCallback, useSyncExternalStore } from 'react';
import type { Consent } from '@/core/rules/consent';
import { currentConsent, onChoice } from '@/services/analytics';

/** Whether this shopper may be counted, as of now and in every tab. `isAsked` where the shop asks. */
export function useConsent(isAsked: boolean): Consent {
  return useSyncExternalStore(
    onChoice,
    useCallback(() => currentConsent(isAsked), [isAsked]),
  );
}
