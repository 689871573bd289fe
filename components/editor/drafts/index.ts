export { Drafts } from './drafts';
export { useDrafts, useIsKept, useKeepSettings } from './drafts-context';
export { OfferCard } from './offer-card';
export { SavedLight } from './saved-light';
