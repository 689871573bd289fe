export { Drafts } from './drafts';
export { useDrafts, useHasDraft, useKeepSettings, useLeaveWarning } from './drafts-context';
export { OfferCard } from './offer-card';
export { SavedLight } from './saved-light';
