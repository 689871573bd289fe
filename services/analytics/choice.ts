import {
  type Consent,
  type ConsentChoice,
  consentOf,
  readChoice,
  writeChoice,
} from '@/core/rules/measuring/consent';
import { attempt } from '@/core/values/attempt';

const KEY = 'hemline:consent';

/** Choice made in this document: all there is if storage is blocked. */
let chosen: ConsentChoice | undefined;
const listeners = new Set<() => void>();

const currentChoice = (): ConsentChoice | undefined =>
  readChoice(attempt(() => localStorage.getItem(KEY)) ?? null) ?? chosen;

/** Keeps what the shopper chooses, for this tab and all others of the shop. */
export function choose(choice: ConsentChoice): void {
  chosen = choice;
  attempt(() => localStorage.setItem(KEY, writeChoice(choice)));
  for (const listener of listeners) listener();
}

/** Tells of every choice, those of other tabs included. Returns what ends it. */
export function onChoice(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

/** Returns the current consent; `isConsentRequired` by the shop's settings. */
export const currentConsent = (isConsentRequired: boolean): Consent =>
  consentOf(currentChoice(), { isConsentRequired, isSignalled: isSignalled() });

/** True if the browser sends Global Privacy Control. */
const isSignalled = (): boolean => Reflect.get(navigator, 'globalPrivacyControl') === true;
