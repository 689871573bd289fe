export const seeAllProducts = 'See all products';
export const noProducts = 'There is nothing to show here just now.';
export const tryAgain = 'Try again';
export const sampleName = 'Product name';
export const sampleBrand = 'Brand';
export const sampleDescription = 'A few words about the product.';
