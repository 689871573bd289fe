export const invalidLink = 'This link does not work. Please open it from the e-mail once more.';
export const tooManyOfVariant =
  'So many people wait for this one that we cannot note another. Please look in again.';
export const tooManyOfAddress = (max: number): string =>
  `This address waits for ${max} items already, which is the most. Try again when one of them is back.`;
export const notSold = 'This item is not sold here any more.';
export const allReserved =
  'The last pieces are in checkouts of others. Please look again in a few minutes.';
export const isBack = 'It is available again. Reload the page to order it.';
