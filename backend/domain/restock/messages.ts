export const invalidLink = 'This link doesn’t work. Please open it from the e-mail again.';
export const tooManyOfVariant =
  'Too many people are waiting for this item. Please check back later.';
export const tooManyOfAddress = (max: number): string =>
  `This address is already waiting for ${max} items, the maximum. Try again when one of them is back.`;
export const notSold = 'This item is no longer sold here.';
export const allReserved =
  'The last pieces are in other shoppers’ checkouts. Please check again in a few minutes.';
export const isBack = 'It is available again. Reload the page to order it.';
