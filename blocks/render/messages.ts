export const products = 'Products';
