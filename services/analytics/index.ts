export { endCheckout, tellCheckout } from './begun-checkout';
export { choose, currentConsent, onChoice } from './choice';
export { setConsent, startTags, tell } from './measure';
