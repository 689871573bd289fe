export { endCheckout, trackCheckout as tellCheckout } from './begun-checkout';
export { choose, currentConsent, onChoice } from './choice';
export { setConsent, startTags, track as tell } from './measure';
