export const soldOut = 'Sold out';
export const fewLeft = 'Few left';
export const inStock = 'In stock';
