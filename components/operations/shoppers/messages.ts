export const shoppersHint =
  'Whoever has bought here or written to you may ask what you have of them, and have it erased.';
export const emailLabel = 'E-mail address';
export const find = 'Find';
export const finding = 'Looking …';
export const nothing = 'Nothing is here of this address.';
export const orders = 'Orders';
export const cases = 'Disputes';
export const photos = 'Photos';
export const messages = 'Messages';
export const restock = 'Back-in-stock requests';
export const mails = 'E-mails';
export const reviewsHint =
  'Reviews carry a name and no address. Take one down under Reviews if its writer asks for it.';
export const download = 'Download all of it';
export const eraseMenu = 'Erase …';
export const erase = 'Erase for good';
export const eraseTitle = (email: string): string => `Erase what is here of ${email}?`;
export const eraseHint =
  'Disputes, photos, messages, requests and e-mails go for good. Orders stay for your books: number, items, amounts, dates and country, without the person. Earlier backups still hold all of it.';
export const erased = (email: string): string => `All of ${email} is erased.`;
