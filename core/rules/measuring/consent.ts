import { attempt } from '../../values/attempt';

/** Describes what a shopper has said to being counted. */
export type ConsentChoice = 'accepted' | 'declined';

/** `open` where the shopper is asked and has not answered: nothing is loaded then. */
export type Consent = ConsentChoice | 'open';

interface Circumstances {
  /** True if the shop asks. */
  isConsentRequired: boolean;
  /** True if the browser says for its user that nothing is to be handed on (Global Privacy Control). */
  isSignalled: boolean;
}

/** Returns what holds: the shopper's own word, else that of their browser, else what the shop does without one. */
export function consentOf(
  choice: ConsentChoice | undefined,
  { isConsentRequired, isSignalled }: Circumstances,
): Consent {
  if (choice) return choice;
  if (isSignalled) return 'declined';
  return isConsentRequired ? 'open' : 'accepted';
}

/** Grows when there is more to agree to than before: what was chosen earlier is asked for anew. */
const VERSION = 1;

export const writeChoice = (choice: ConsentChoice): string =>
  JSON.stringify({ version: VERSION, choice });

/** A stored choice; a storage may hold anything, and what is not of this version is none. */
export function readChoice(text: string | null): ConsentChoice | undefined {
  const { version, choice } = Object(attempt(() => JSON.parse(text ?? '{}')));
  const isValid = version === VERSION && (choice === 'accepted' || choice === 'declined');
  return isValid ? choice : undefined;
}
