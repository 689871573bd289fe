export const shopByCategory = 'Shop by category';
