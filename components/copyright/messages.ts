export const store = ' Store';
export const allRightsReserved = '. All rights reserved';
