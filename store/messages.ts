export const storageRefused =
  'This browser is not storing anything for us: your cart and wishlist last until you close the page.';
export const cartFull = (most: number): string =>
  `A cart holds ${most} different things at most, and yours is full.`;
