export const creditAndDebit = 'Credit and debit';
export const creditAndCharge = 'Credit and charge';
export const accountOrGuest = 'Account or guest';
export const help = 'Help';
export const elsewhere = 'Not what you were looking for?';
export const contactUs = 'Contact us';
export const onThisPage = 'On this page';
export const servicePages = 'Service pages';
export const weAnswer = (supportHours: string): string => `People answer, ${supportHours}.`;
