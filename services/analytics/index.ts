export { endCheckout, trackCheckout } from './begun-checkout';
export { choose, currentConsent, onChoice } from './choice';
export { setConsent, startTags, track } from './measure';
