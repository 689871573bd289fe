export const allRightsReserved = ' Store. All rights reserved';
export const cards = 'Visa, Mastercard and American Express';
export const cardsAndPaypal = 'Visa, Mastercard, American Express and PayPal';
