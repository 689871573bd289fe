export const gone = 'This is no longer in the shop';
export const goneHint = 'It may have moved or sold out for good. There is more where it came from.';
export const unavailable = 'We’ll be right back';
export const unavailableHint =
  'The shop can’t be reached for a moment. This tries again by itself.';
export const broken = 'This can’t be shown here';
export const brokenHint = 'Something in it went wrong. Everything is in the shop as well.';
export const seeShop = 'See everything in the shop';
export const cart = 'Cart';
export const openCart = 'Open cart';
export const added = (name: string): string => `${name} is in your cart.`;
export const noReviews = 'No reviews yet';
export const noReviewsHint = 'Nobody has written one so far.';
export const item = 'item';
export const items = 'items';
