export const allRightsReserved = ' Store. All rights reserved';
