export const noShop = 'No shop lives at this address.';
