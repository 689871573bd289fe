export const noShop = 'There is no shop at this address.';
