export const allRightsReserved = ' Store. All rights reserved';
export const acceptedCards = 'Visa, Mastercard, American Express and PayPal';
