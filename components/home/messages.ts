export const shopByCategory = 'Shop by category';
export const newIn = 'New in';
export const viewAll = 'View all';
export const empty = 'The first pieces are on their way. Please look in again soon.';
export const moreNewProducts = 'More new products';
export const seeCategory = 'Shop now';
export const welcome = 'Welcome';
