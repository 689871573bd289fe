export { endCheckout, tellCheckout } from './begun-checkout';
export { choose, currentConsent, onChoice } from './choice';
export { claimConversion } from './claim-conversion';
export { setConsent, startTags, tell } from './measure';
